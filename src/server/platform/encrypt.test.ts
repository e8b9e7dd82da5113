import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';

import { decrypt, deriveKey, encrypt, isEncrypted } from './encrypt.ts';

const key = randomBytes(32);

test('what is encrypted is read with its key, about the same, and each time written otherwise', () => {
  const [one, two] = [encrypt(key, 'JBSWY3DPEHPK3PXP', 'Ana'), encrypt(key, 'JBSWY3DPEHPK3PXP', 'Ana')];
  expect([decrypt(key, one, 'Ana'), decrypt(key, two, 'Ana')]).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP']);
  expect(one).not.toBe(two);
  expect([isEncrypted(one), isEncrypted('JBSWY3DPEHPK3PXP')]).toEqual([true, false]);
});

test('another key, another person and a changed text read nothing', () => {
  const encrypted = encrypt(key, 'JBSWY3DPEHPK3PXP', 'Ana');
  const last = encrypted.at(-2) === 'A' ? 'B' : 'A';
  const changed = `${encrypted.slice(0, -2)}${last}${encrypted.slice(-1)}`;
  expect([
    decrypt(randomBytes(32), encrypted, 'Ana'),
    decrypt(deriveKey(key, 'something else'), encrypted, 'Ana'),
    decrypt(key, encrypted, 'Ben'),
    decrypt(key, changed, 'Ana'),
    decrypt(key, 'v1.', 'Ana'),
    decrypt(key, encrypted.slice(0, 30), 'Ana'),
  ]).toEqual(Array.from({ length: 6 }));
});
