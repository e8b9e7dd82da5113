import { describe, expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { lostConnection, refused, type Answers } from '#test/support/component/api.ts';
import { stopTimeouts } from '#test/support/component/clock.ts';
import { stayOnPage } from '#test/support/component/leaving.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { LoginForm } from './login-form.tsx';

async function open(accounts: Answers['accounts'], next?: string) {
  const screen = await renderPart(<LoginForm next={next} />, { api: { accounts } });
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  return Object.assign(screen, {
    press,
    toast: (title: string, text: string) =>
      screen.getByRole('alertdialog').filter({ hasText: title }).filter({ hasText: text }),
    async signIn() {
      await screen.getByRole('textbox', { name: m.auth_email() }).fill(employer.email);
      await screen.getByLabelText(m.auth_password()).first().fill('not my password');
      await press(m.app_sign_in());
    },
  });
}

describe('signing in', () => {
  test('requires both fields', async () => {
    const screen = await open({});
    await screen.press(m.app_sign_in());
    for (const name of [m.auth_email(), m.auth_password()])
      await expect.element(screen.getByLabelText(name).first()).toBeInvalid();
    await expect
      .element(screen.getByRole('link', { name: m.auth_forgot_link() }))
      .toHaveAttribute('href', '/forgot-password');
  });

  test('shows the reason of a failure for five seconds (T66)', async () => {
    const login = () => {
      throw refused('UNAUTHENTICATED', { reason: 'invalid_credentials' });
    };
    const screen = await open({ login });
    const { pass } = stopTimeouts();
    await screen.signIn();
    const failed = screen.toast(
      'Sign In Failed',
      'Invalid email or password. Please check your credentials and try again.',
    );
    await expect.element(failed).toBeVisible();
    await pass(4_999);
    expect(failed.elements()).toHaveLength(1);
    await pass(1);
    await expect.element(failed).not.toBeInTheDocument();
  });

  test('reports a missing connection', async () => {
    const login = () => {
      throw lostConnection();
    };
    const screen = await open({ login });
    await screen.signIn();
    await expect.element(screen.toast('Sign In Failed', 'There is no connection.')).toBeVisible();
  });

  test('redirects to the requested page', async () => {
    const left = stayOnPage();
    const screen = await open({ login: () => ({ viewer: employer }) }, '/de/about');
    await screen.signIn();
    await expect.poll(() => left).toEqual(['/de/about']);
  });

  test('requires a verified address, and sends its email again (T67)', async () => {
    let isReachable = true;
    const screen = await open({
      login: () => {
        throw refused('FORBIDDEN', { reason: 'email_not_verified' });
      },
      resendVerification: () => {
        if (!isReachable) throw lostConnection();
        return { done: true };
      },
    });
    const resend = screen.getByRole('button', { name: 'Resend Verification Email' });
    expect(resend.elements()).toEqual([]);
    await screen.signIn();
    await expect
      .element(screen.toast('Email Not Verified', 'Please verify your email address before signing in.'))
      .toBeVisible();
    await resend.click();
    await expect
      .element(screen.toast('Verification Email Sent!', 'Please check your inbox for the verification email.'))
      .toBeVisible();
    isReachable = false;
    await resend.click();
    await expect
      .element(
        screen.toast('Failed to Send Email', 'There was an error sending the verification email. Please try again.'),
      )
      .toBeVisible();
  });
});
