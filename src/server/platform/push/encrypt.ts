import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Of a browser (RFC 8291): a public key of 65 bytes and a secret of 16, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

export const CURVE = 'prime256v1';
const SALT_BYTES = 16;
/** All is one record. */
const RECORD_BYTES = 4_096;
/** Ends the last record (RFC 8188). */
const LAST = Buffer.from([2]);

/** Whether the public key is a point of the curve. */
export function isPushKey(p256dh: string): boolean {
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** The body of a push message, in the coding aes128gcm (RFC 8291). */
export function encryptPush(text: string, keys: PushKeys): Buffer {
  const own = createECDH(CURVE);
  own.generateKeys();
  return encryptWith(own, randomBytes(SALT_BYTES), text, keys);
}

/** `own` and `salt` are for one message. */
export function encryptWith(own: ECDH, salt: Buffer, text: string, { p256dh, auth }: PushKeys): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = own.getPublicKey();
  const derive = (secret: Buffer, by: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const input = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ours.length]),
    ours,
    cipher.update(text),
    cipher.update(LAST),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
