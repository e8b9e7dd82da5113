import { createHmac, randomBytes } from 'node:crypto';

const BEGINNING = 'whsec_';

/** 256 bits, in the form of Standard Webhooks. */
export const newSigningSecret = (): string => BEGINNING + randomBytes(32).toString('base64');

interface Message {
  id: string;
  at: Date;
  body: string;
}

/** The headers of Standard Webhooks 1.0, with a signature for each valid secret. */
export function signedHeaders({ id, at, body }: Message, secrets: readonly string[]): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(BEGINNING.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
}
