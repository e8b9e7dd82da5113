import { expect, test } from 'vitest';
import { z } from 'zod';

import { contractResolver } from '#web/app/form.ts';

import { withRepeatedPassword } from './repeated-password.ts';

const check = withRepeatedPassword(
  contractResolver(() => Promise.resolve(z.strictObject({ password: z.string().min(1) }))),
  'password',
  () => 'They differ.',
);
const options = { fields: {}, shouldUseNativeValidation: false };

test('refuses two different passwords, at the second field (T180)', async () => {
  const { errors } = await check({ password: 'one', confirmPassword: 'two' }, undefined, options);
  expect(errors).toEqual({ confirmPassword: { type: 'mismatch', message: 'They differ.' } });
});

test('requires both fields', async () => {
  const { errors } = await check({ password: '', confirmPassword: '' }, undefined, options);
  expect(errors).toMatchObject({ password: { type: 'required' }, confirmPassword: { type: 'required' } });
});

test('does not send the second field', async () => {
  const { values } = await check({ password: 'same', confirmPassword: 'same' }, undefined, options);
  expect(values).toEqual({ password: 'same' });
});
