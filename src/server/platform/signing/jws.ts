import { createHash, sign, X509Certificate } from 'node:crypto';

import type { SigningKey } from './cms.ts';

/** RFC 7517, with the certificate. */
export interface PublicKey {
  kty: 'RSA';
  use: 'sig';
  alg: 'RS256';
  kid: string;
  n: string;
  e: string;
  x5c: string[];
}

/** A JSON Web Signature in its compact form (RFC 7515). */
export function signJson(payload: object, { certificate, privateKey }: SigningKey): string {
  const header = { alg: 'RS256', kid: keyId(new X509Certificate(certificate)) };
  const signed = `${encode(header)}.${encode(payload)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** By which receivers check it. */
export function publicKeyOf({ certificate }: Pick<SigningKey, 'certificate'>): PublicKey {
  const parsed = new X509Certificate(certificate);
  const { n = '', e = '' } = parsed.publicKey.export({ format: 'jwk' });
  return { kty: 'RSA', use: 'sig', alg: 'RS256', kid: keyId(parsed), n, e, x5c: [parsed.raw.toString('base64')] };
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const keyId = ({ raw }: X509Certificate): string => createHash('sha256').update(raw).digest('base64url');
