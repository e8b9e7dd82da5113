import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { lostConnection } from '#test/support/component/api.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import ForgotPasswordPage from './forgot-password-page.tsx';

const EMAIL = 'lea@example.com';

test('sends a link for a forgotten password, and offers to send it to another address (T70)', async () => {
  let isReachable = false;
  const forgotPassword = () => {
    if (!isReachable) throw lostConnection();
    return { done: true as const };
  };
  const screen = await renderPart(<ForgotPasswordPage />, { api: { accounts: { forgotPassword } } });
  const toast = (title: string, text: string) =>
    screen.getByRole('alertdialog').filter({ hasText: title }).filter({ hasText: text });
  const send = screen.getByRole('button', { name: m.auth_forgot_submit() });
  const email = screen.getByRole('textbox', { name: m.auth_email() });
  await email.fill(EMAIL);
  await send.click();
  await expect.element(toast('The link was not sent', 'There is no connection.')).toBeVisible();
  isReachable = true;
  await send.click();
  await expect.element(toast('Reset link sent', 'Check your email for the password reset link.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Reset link sent' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  await screen.getByRole('button', { name: 'Try Different Email' }).click();
  await expect.element(email).toHaveValue(EMAIL);
});
