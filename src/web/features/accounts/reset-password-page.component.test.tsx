import { expect, test } from 'vitest';

import { refused } from '#test/support/component/api.ts';
import { stopTimeouts } from '#test/support/component/clock.ts';
import { stayOnPage } from '#test/support/component/leaving.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import ResetPasswordPage from './reset-password-page.tsx';

const PASSWORD = 'seven lanterns on a bridge';

test('requires a long enough password twice, and redirects to the sign-in page two seconds later (T71)', async () => {
  const left = stayOnPage();
  const resetPassword = ({ password }: { password: string }) => {
    if (password !== PASSWORD)
      throw refused('INVALID', { fields: [{ path: 'password', code: 'too_short', params: { min: 6 } }] });
    return { done: true as const };
  };
  const screen = await renderPart(<ResetPasswordPage />, {
    path: `/#token=${'x'.repeat(43)}`,
    api: { accounts: { resetPassword } },
  });
  const type = async (password: string, again: string) => {
    await screen
      .getByLabelText(/password/i)
      .first()
      .fill(password);
    await screen.getByLabelText('Confirm new password').first().fill(again);
    await screen.getByRole('button', { name: 'Update password' }).click();
  };
  const says = (words: string) => expect.element(screen.getByText(words, { exact: true }).first()).toBeVisible();
  await type(PASSWORD, `${PASSWORD}s`);
  await says('Passwords do not match.');
  await type('12ab!', '12ab!');
  await says('Password must be at least 6 characters long.');
  const { pass } = stopTimeouts();
  await type(PASSWORD, PASSWORD);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Password Updated' })).toBeVisible();
  await expect
    .element(screen.getByRole('alertdialog').getByText('Your password has been successfully updated.'))
    .toBeVisible();
  await pass(1_999);
  expect(left).toEqual([]);
  await pass(1);
  expect(left).toEqual(['/login']);
});
