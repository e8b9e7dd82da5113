import { describe, expect, test } from 'vitest';

import { isCommonPassword } from './password-rules.ts';

const owner = { email: 'lea.roth@example.com', names: ['Lea', 'Roth'] };

describe('a common password is', () => {
  test.each([
    '123456',
    'password',
    'Passwort',
    'contraseña',
    'motdepasse',
    'ciaociao',
    'senha123',
    'geheim',
    'iloveyou',
  ])('a well-known one: %s', (password) => {
    expect(isCommonPassword(password, owner)).toBe(true);
  });
  test.each(['lea.roth@example.com', 'lea.roth', 'LeaRoth', 'lea roth', 'LeaRoth1987', 'roth!!!!'])(
    'the owner’s name or address: %s',
    (password) => {
      expect(isCommonPassword(password, owner)).toBe(true);
    },
  );
  test.each(['aaaaaa', 'ababab', '123123', '987654', '34567890', 'qwertz', 'azerty', 'lkjhgf', '1qaz2wsx', 'αααααα'])(
    'a keyboard sequence or a repetition: %s',
    (password) => {
      expect(isCommonPassword(password, owner)).toBe(true);
    },
  );
  test.each(['Summer2024!', 'berlin1989', 'P@ssw0rd', 'princesa12', 'juventus!'])(
    'a word with a suffix or look-alike characters: %s',
    (password) => {
      expect(isCommonPassword(password, owner)).toBe(true);
    },
  );
});

describe('a password may be', () => {
  test.each([
    'correct turtle battery',
    'seven quiet rivers',
    'ich mag kalten Tee',
    'θάλασσα και ήλιος',
    '春の海ひねもす',
    'x7#kQ2',
    'Lea likes long walks',
  ])('anything else: %s', (password) => {
    expect(isCommonPassword(password, owner)).toBe(false);
  });
});
