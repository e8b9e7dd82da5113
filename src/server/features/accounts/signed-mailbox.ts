import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Db } from '../../platform/db/database.ts';
import { sharedSecret } from './secrets.ts';

const SIGNATURE_BYTES = 16;
/** 32 bytes in base 32. A local part has at most 64 characters, and some servers write it in lower case. */
const TOKEN = '[0-9a-v]{52}';

/** Which emails arrive at it: answers to messages, or CVs for a job. */
type Purpose = 'reply' | 'cv';

/** The id of what an address is for, and its signature, which nothing has checked. */
interface ReadMailbox {
  id: string;
  signature: Buffer;
}

/** An address that names a row, and cannot be guessed: `cv+TOKEN@domain`. `signed`: ids, in an order. */
export async function signedMailbox(
  db: Db,
  { purpose, domain, id, signed }: { purpose: Purpose; domain: string; id: string; signed: readonly string[] },
): Promise<string> {
  const bytes = Buffer.concat([idBytes(id), await sign(db, signed)]);
  const token = BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart(52, '0');
  return `${purpose}+${token}@${domain}`;
}

/** The first such address in the text. */
export function findMailbox(purpose: Purpose, domain: string, text: string): ReadMailbox | undefined {
  const pattern = new RegExp(`${purpose}\\+(${TOKEN})@${domain.replaceAll('.', '\\.')}(?![\\w.-])`, 'i');
  const token = pattern.exec(text)?.[1];
  if (token === undefined) return undefined;
  const number = [...token.toLowerCase()].reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n);
  const hex = number.toString(16).padStart(64, '0');
  // 52 digits hold four bits more than 32 bytes.
  if (hex.length > 64) return undefined;
  const id = hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, signature: Buffer.from(hex.slice(32), 'hex') };
}

export const isSigned = async (db: Db, ids: readonly string[], signature: Buffer): Promise<boolean> =>
  timingSafeEqual(await sign(db, ids), signature);

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

async function sign(db: Db, ids: readonly string[]): Promise<Buffer> {
  const hmac = createHmac('sha256', await sharedSecret(db, 'reply_key'));
  for (const id of ids) hmac.update(idBytes(id));
  return hmac.digest().subarray(0, SIGNATURE_BYTES);
}
