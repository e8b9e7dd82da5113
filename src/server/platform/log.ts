import { pino, type Logger, type LoggerOptions } from 'pino';

import { isUnavailable } from './db/unavailable.ts';
import { withSources } from './source-maps.ts';

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
 * of requests. The errors of an outage are counted.
 */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // Other properties may hold personal data: PostgreSQL quotes the row, a mail server the address.
    serializers: {
      err: ({ name, message, stack, code, cause }: LoggedError) => ({
        type: name,
        message,
        stack: stack && withSources(stack),
        code,
        cause: cause?.message,
      }),
    },
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
    hooks: { logMethod: createOutageCounter() },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Milliseconds. */
const COUNTED_FOR = 60_000;

/**
 * While the database is unavailable, every request fails, and each would log the same stack. Of one message and cause
 * the first is logged, then their number once a minute.
 */
function createOutageCounter(): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> {
  const counts = new Map<string, number>();
  return function (args, method) {
    const [fields, message] = args as [unknown, string | undefined];
    const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
    if (!(error instanceof Error) || !isUnavailable(error)) return method.apply(this, args);
    const { name, code, message: text } = firstCauseOf(error);
    const key = `${message} ${code ?? text}`;
    const count = counts.get(key);
    counts.set(key, count === undefined ? 0 : count + 1);
    if (count !== undefined) return;
    method.apply(this, args);
    const counting = setInterval(() => {
      const times = counts.get(key) ?? 0;
      if (times > 0) method.call(this, { err: { name, code, message: text }, times }, message);
      counts.set(key, 0);
      if (times > 0) return;
      clearInterval(counting);
      counts.delete(key);
    }, COUNTED_FOR).unref();
  };
}

const firstCauseOf = (error: Error & { code?: string }): Error & { code?: string } =>
  error.cause instanceof Error ? firstCauseOf(error.cause) : error;
