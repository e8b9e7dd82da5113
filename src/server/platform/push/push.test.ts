import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';

import { CURVE, encryptWith, isPushKey } from './encrypt.ts';
import { vapidHeader, vapidKeys } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

// RFC 8291, section 5.
const PRIVATE = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
const PUBLIC = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const BROWSER = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

test('a message is encrypted as in the example of RFC 8291', () => {
  const own = createECDH(CURVE);
  own.setPrivateKey(bytes(PRIVATE));
  const body = encryptWith(own, bytes('DGv6ra1nlYgDCS1FRnbzlw'), 'When I grow up, I want to be a watermelon', {
    p256dh: BROWSER,
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a public key that is no point of the curve is none', () => {
  expect(isPushKey(BROWSER)).toBe(true);
  expect(isPushKey(`${BROWSER.slice(0, 40)}AAAA${BROWSER.slice(44)}`)).toBe(false);
  expect(isPushKey('BA')).toBe(false);
});

test('the sender is signed for one push service', () => {
  const keys = vapidKeys(PRIVATE);
  expect(keys.publicKey).toBe(PUBLIC);
  const header = vapidHeader(keys, new URL('https://push.example/x/secret'), 'jobs@site.example', new Date(1e12));
  const [, token = '', key] = /^vapid t=(.*), k=(.*)$/.exec(header) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  expect(key).toBe(PUBLIC);
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: 1e9 + 43_200,
    sub: 'mailto:jobs@site.example',
  });
  const signer = { key: createPublicKey(keys.privateKey), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signer, bytes(signature))).toBe(true);
});
