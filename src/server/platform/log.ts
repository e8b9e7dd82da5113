import { pino, type Logger } from 'pino';

export type Log = Logger;

interface LoggedError extends Error {
  code?: string;
  cause?: Error;
}

const secrets = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'secret',
  'cookie',
  'authorization',
  'set-cookie',
  'connectionString',
];

/**
 * JSON lines to standard output or `destination`. Redacts secrets by name, at the top and two levels down, and queries
 * of requests.
 */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // Other properties may hold personal data: PostgreSQL quotes the row, a mail server the address.
    serializers: {
      err: ({ name, message, stack, code, cause }: LoggedError) => ({
        type: name,
        message,
        stack,
        code,
        cause: cause?.message,
      }),
    },
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
