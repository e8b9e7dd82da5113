import { type KeyObject, sign } from 'node:crypto';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A signed JSON Web Token (RFC 7519), by a key of RSA or of the curve P-256. */
export function signJwt(alg: 'RS256' | 'ES256', claims: object, key: KeyObject): string {
  const signed = `${part({ typ: 'JWT', alg })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
