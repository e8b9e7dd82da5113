import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Distinguishes encrypted values from those that an earlier release wrote in clear. */
const VERSION = 'v1.';

/** A key of its own for each purpose (RFC 5869). */
export const deriveKey = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `parlance ${purpose}`, KEY_BYTES));

/** `about`: what the text belongs to; it cannot be decrypted for anything else. */
export function encrypt(key: Buffer, text: string, about: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return VERSION + Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

export const isEncrypted = (text: string): boolean => text.startsWith(VERSION);

/** Undefined where it was encrypted with another key or about something else, or was changed. */
export function decrypt(key: Buffer, encrypted: string, about: string): string | undefined {
  const bytes = Buffer.from(encrypted.slice(VERSION.length), 'base64url');
  const [iv, rest] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)];
  try {
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
    decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
    return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // Node has no error of its own for it.
    return undefined;
  }
}
