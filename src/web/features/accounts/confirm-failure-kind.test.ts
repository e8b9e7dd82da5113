import { expect, test } from 'vitest';

import { failureOf, failureOfCode } from './confirm-failure-kind.ts';

test('shows text from the address as nothing but a failure (T267)', () => {
  expect(failureOfCode('Call +1 555 0100 to unlock your account')).toBe('unknown');
});

test('reports a known code as an expired link', () => {
  expect(failureOfCode('OTP_EXPIRED')).toBe('expired');
});

test('reports a truncated token as an incomplete link, not as an error of the site', () => {
  expect(failureOf({ code: 'INVALID', fields: [{ path: 'token', code: 'too_short' }] })).toBe('incomplete');
});

test('reports a missing connection as unexpected, with a retry', () => {
  expect(failureOf({ code: 'OFFLINE', fields: [] })).toBe('unexpected');
});
