import { expect, test } from 'vitest';

import { failureOf, failureOfCode } from './confirm-failure-kind.ts';

test('what a stranger writes into the address is never more than a failure (T267)', () => {
  expect(failureOfCode('Call +1 555 0100 to unlock your account')).toBe('unknown');
});

test('a known code says that the link has expired', () => {
  expect(failureOfCode('OTP_EXPIRED')).toBe('expired');
});

test('a token that was cut off is incomplete, not an error of ours', () => {
  expect(failureOf({ code: 'INVALID', fields: [{ path: 'token', code: 'too_short' }] })).toBe('incomplete');
});

test('no connection is unexpected, and may be tried again', () => {
  expect(failureOf({ code: 'OFFLINE', fields: [] })).toBe('unexpected');
});
