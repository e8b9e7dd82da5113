import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';

import { signJwt } from '../jwt.ts';
import { CURVE } from './encrypt.ts';

/** Milliseconds; push services take up to a day. */
const LASTS = 12 * 3_600_000;

export interface VapidKeys {
  /** What browsers subscribe with, in base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/** From a private key of 32 bytes in base64url. */
export function vapidKeys(secret: string): VapidKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(secret, 'base64url'));
  const point = pair.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: secret,
  };
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ format: 'jwk', key: jwk }) };
}

/** Identifies the sender to a push service (RFC 8292). `contact`: whom the service may write to. */
export function vapidHeader({ publicKey, privateKey }: VapidKeys, endpoint: URL, contact: string, now: Date): string {
  const claims = { aud: endpoint.origin, exp: Math.floor((now.getTime() + LASTS) / 1_000), sub: `mailto:${contact}` };
  return `vapid t=${signJwt('ES256', claims, privateKey)}, k=${publicKey}`;
}
