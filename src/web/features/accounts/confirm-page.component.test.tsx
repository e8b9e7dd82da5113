import { describe, expect, test } from 'vitest';

import { lostConnection, type Answers } from '#test/support/component/api.ts';
import { stopTimeouts } from '#test/support/component/clock.ts';
import { stayOnPage } from '#test/support/component/leaving.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import ConfirmPage from './confirm-page.tsx';

const TOKEN = `#token=${'x'.repeat(43)}`;

async function open(query: string, confirm?: NonNullable<Answers['accounts']>['confirm']) {
  const api = { accounts: confirm ? { confirm } : {} };
  const screen = await renderPart(<ConfirmPage />, { path: `/${query}`, api });
  return Object.assign(screen, {
    heading: (name: string) => screen.getByRole('heading', { level: 1, name, exact: true }),
    link: (name: string) => screen.getByRole('main').getByRole('link', { name, exact: true }),
  });
}

describe('the verification of an address', () => {
  test('shows its progress and its success, and redirects to the homepage two seconds later (T72)', async () => {
    const left = stayOnPage();
    const { promise, resolve } = Promise.withResolvers<{ outcome: 'verified' }>();
    const { pass } = stopTimeouts();
    const screen = await open(TOKEN, () => promise);
    await expect.element(screen.heading('Verifying Email...')).toBeVisible();
    await expect.element(screen.getByText('Please wait while we verify your email address...')).toBeVisible();
    resolve({ outcome: 'verified' });
    await expect.element(screen.heading('Email Verified!')).toBeVisible();
    await expect
      .element(screen.getByRole('main').getByText('Your email has been verified successfully!').first())
      .toBeVisible();
    await expect.element(screen.getByRole('alertdialog').filter({ hasText: 'Email Verified!' })).toBeVisible();
    await expect.element(screen.link('Go to Homepage')).toHaveAttribute('href', '/');
    await pass(1_999);
    expect(left).toEqual([]);
    await pass(1);
    expect(left).toEqual(['/']);
  });

  const unreachable = () => {
    throw lostConnection();
  };
  test.for([
    ['?error=server_error&error_description=evil', undefined, 'Email verification failed.'],
    ['?error=otp_expired&error_description=evil', undefined, 'This link has already been used or is no longer valid.'],
    [TOKEN, unreachable, 'An unexpected error occurred during verification.'],
  ] as const)(
    'shows our own text for a failure (%s), and links to the registration or the homepage (T23)',
    async ([query, confirm, words]) => {
      const screen = await open(query, confirm);
      await expect.element(screen.heading('Verification Failed')).toBeVisible();
      await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
      expect(screen.getByText('evil').elements()).toEqual([]);
      await expect.element(screen.link('Try Registering Again')).toHaveAttribute('href', '/auth/register');
      await expect.element(screen.link('Go to Homepage')).toHaveAttribute('href', '/');
    },
  );

  test('waits one second for a missing token (T268)', async () => {
    const { pass } = stopTimeouts();
    const screen = await open('');
    await expect.element(screen.heading('Verifying Email...')).toBeVisible();
    await pass(999);
    await expect.element(screen.heading('Verifying Email...')).toBeVisible();
    await pass(1);
    await expect
      .element(screen.getByText('Email verification could not be completed. Please try registering again.'))
      .toBeVisible();
  });
});
