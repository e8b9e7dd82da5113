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

test('two different passwords are refused at the second field (T180)', async () => {
  const { errors } = await check({ password: 'one', confirmPassword: 'two' }, undefined, options);
  expect(errors).toEqual({ confirmPassword: { type: 'mismatch', message: 'They differ.' } });
});

test('both fields are needed', async () => {
  const { errors } = await check({ password: '', confirmPassword: '' }, undefined, options);
  expect(errors).toMatchObject({ password: { type: 'required' }, confirmPassword: { type: 'required' } });
});

test('the second field is not part of what is sent', async () => {
  const { values } = await check({ password: 'same', confirmPassword: 'same' }, undefined, options);
  expect(values).toEqual({ password: 'same' });
});
