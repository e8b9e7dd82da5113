import { z } from 'zod';

import type { Db, Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { startPending, takePending } from './pending-sign-in.ts';
import { newSecret } from './secrets.ts';
import type { PasskeyUse } from './table.ts';

/** Milliseconds that the person has to answer the browser's prompt. */
export const ANSWER_WITHIN = 300_000;

/** The purpose of a challenge, and who may answer it. */
export interface Purpose {
  use: PasskeyUse;
  /** The secret of the browser, or the id of the session. */
  binding: string;
  userId?: string;
}

const secretOf = ({ use, binding }: Purpose, challenge: string): string => `${use} ${binding} ${challenge}`;

/**
 * @returns the challenge in base64url; it can be answered once within ten minutes.
 */
export async function startChallenge(db: Db | Tx, purpose: Purpose): Promise<string> {
  const challenge = newSecret();
  const { use, userId = null } = purpose;
  await startPending(db, { kind: 'passkey', userId, data: { use } }, secretOf(purpose, challenge));
  return challenge;
}

const clientDataSchema = z.object({ challenge: z.string() });

/**
 * Finds the challenge that the browser answered, and consumes it.
 * @throws Refusal CONFLICT sign_in_expired if it belongs to another browser, session or purpose, or was answered
 * before.
 */
export async function takeChallenge(db: Db | Tx, clientData: string, purpose: Purpose): Promise<string> {
  const challenge = readChallenge(clientData);
  const found = challenge && (await takePending(db, secretOf(purpose, challenge), 'passkey'));
  if (!challenge || !found) throw new Refusal('CONFLICT', { reason: 'sign_in_expired' });
  return challenge;
}

function readChallenge(clientData: string): string | undefined {
  try {
    return clientDataSchema.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))).challenge;
  } catch {
    // Malformed, or without a challenge.
    return undefined;
  }
}
