import { describe, expect, onTestFinished, test, vi } from 'vitest';

import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { lostConnection, refused, type Answers } from '#test/support/component/api.ts';
import { setClock, stopTimeouts } from '#test/support/component/clock.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import RegisterPage from './register-page.tsx';

const PASSWORD = 'seven lanterns on a bridge';
const EMAIL = 'lea@example.com';

const open = (accounts: Answers['accounts'], locale: Locale = 'en') =>
  renderPage(RegisterPage, () => ({ job: undefined, providers: [] }), { locale, api: { accounts } });

/** Fills in the form and submits it. */
async function register(screen: Awaited<ReturnType<typeof open>>, locale: Locale): Promise<void> {
  const field = (name: string) => screen.getByRole('textbox', { name });
  await field(m.auth_first_name({}, { locale })).fill('Lea');
  await field(m.auth_last_name({}, { locale })).fill('Roth');
  await field(m.auth_email({}, { locale })).fill(EMAIL);
  for (const name of [m.auth_password, m.auth_confirm_password])
    await screen.getByLabelText(name({}, { locale })).first().fill(PASSWORD);
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: m.auth_create_account({}, { locale }), exact: true }).click();
}

const found = (locale: Locale, problem: string) =>
  m.auth_field_problem({ field: m.auth_password({}, { locale }), problem }, { locale });

const refusals: [string, Error, (locale: Locale) => string][] = [
  [
    'for a short password',
    refused('INVALID', { fields: [{ path: 'password', code: 'too_short', params: { min: 30 } }] }),
    (locale) => found(locale, m.auth_password_too_short({ min: 30 }, { locale })),
  ],
  [
    'for a common password',
    refused('INVALID', { fields: [{ path: 'password', code: 'common_password' }] }),
    (locale) => found(locale, m.field_common_password({}, { locale })),
  ],
  [
    'for an address that has an account',
    refused('CONFLICT', { reason: 'email_taken' }),
    (locale) => m.problem_email_taken({}, { locale }),
  ],
  ['without a connection', lostConnection(), (locale) => m.problem_offline({}, { locale })],
  ['while the site is busy', refused('UNAVAILABLE'), (locale) => m.problem_unavailable({}, { locale })],
  [
    'for too many of an address',
    refused('TOO_MANY_REQUESTS', { retryAfter: 590 }),
    (locale) => m.problem_too_many_requests_minutes({ minutes: 10 }, { locale }),
  ],
];

describe.for(['en', 'pt'] as const)('a refused registration in %s', (locale) => {
  test.for(refusals)('shows the reason of %s (T263)', async ([, refusal, words]) => {
    const screen = await open(
      {
        checkEmail: () => ({ exists: false }),
        register: () => {
          throw refusal;
        },
      },
      locale,
    );
    await register(screen, locale);
    const toast = screen.getByRole('alertdialog').filter({ hasText: m.auth_registration_failed({}, { locale }) });
    await expect.element(toast.getByText(words(locale), { exact: true })).toBeVisible();
  });
});

test('clears the result for an address if a later check fails, which is only logged (T269)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  let isReachable = true;
  const checked: string[] = [];
  const screen = await open({
    checkEmail: ({ email }) => {
      checked.push(email);
      if (!isReachable) throw lostConnection();
      return { exists: email === EMAIL };
    },
  });
  const field = screen.getByRole('textbox', { name: m.auth_email() });
  const notice = screen.getByText(m.problem_email_taken());
  await field.fill(EMAIL);
  await expect.element(notice).toBeVisible();
  await field.fill(`x${EMAIL}`);
  await expect.poll(() => checked).toEqual([EMAIL, `x${EMAIL}`]);
  await expect.element(notice).not.toBeInTheDocument();
  // The cached result is too old, and the check that would replace it fails.
  setClock(Date.now() + 6 * 60_000);
  isReachable = false;
  await field.fill(EMAIL);
  await expect
    .poll(() => logged.mock.calls)
    .toEqual([['Could not read', ['accounts', 'checkEmail'], expect.any(Error)]]);
  await expect.element(notice).not.toBeInTheDocument();
  expect(screen.getByRole('alertdialog').elements()).toEqual([]);
  await expect.element(field).toBeValid();
});

test('requires every field, the same password twice and the agreement, and reports the sent email (T1)', async () => {
  const registered: object[] = [];
  const screen = await open({
    checkEmail: () => ({ exists: false }),
    register: (registration) => {
      registered.push(registration);
      return { done: true };
    },
  });
  const submit = screen.getByRole('button', { name: m.auth_create_account(), exact: true });
  await submit.click();
  await expect.element(screen.getByText('Please agree to the terms and conditions', { exact: true })).toBeVisible();
  const invalid = screen.container.querySelectorAll('input[aria-invalid="true"]:not([type=checkbox])');
  expect(Array.from(invalid, (field) => field.getAttribute('name'))).toEqual([
    'firstName',
    'lastName',
    'email',
    'password',
    'confirmPassword',
  ]);
  const types = screen.getByRole('radiogroup', { name: 'I am a' }).getByRole('radio');
  expect(types.elements().map((radio) => (radio as HTMLInputElement).value)).toEqual(['job_seeker', 'employer']);
  await expect.element(screen.getByRole('radio', { name: 'Job Seeker' })).toBeChecked();
  const links = screen.container.querySelectorAll('label a');
  expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);

  await screen.getByRole('textbox', { name: m.auth_first_name() }).fill('Lea');
  await screen.getByRole('textbox', { name: m.auth_last_name() }).fill('Roth');
  await screen.getByRole('textbox', { name: m.auth_email() }).fill(EMAIL);
  await screen.getByLabelText(m.auth_password()).first().fill(PASSWORD);
  await screen.getByLabelText(m.auth_confirm_password()).first().fill(`${PASSWORD}s`);
  await screen.getByRole('checkbox').click();
  await submit.click();
  await expect.element(screen.getByText("Passwords don't match", { exact: true })).toBeVisible();
  expect(registered).toEqual([]);
  await screen.getByLabelText(m.auth_confirm_password()).first().fill(PASSWORD);
  await submit.click();
  const welcome = screen.getByRole('alertdialog').filter({ hasText: 'Welcome to Parlance!' });
  await expect.element(welcome.getByText('A verification email was sent. Please check your inbox.')).toBeVisible();
  expect(registered).toMatchObject([{ firstName: 'Lea', lastName: 'Roth', email: EMAIL, userType: 'job_seeker' }]);
});

test('checks half a second after the last keystroke whether the address has an account (T175)', async () => {
  const checked: string[] = [];
  const checkEmail = ({ email }: { email: string }) => {
    checked.push(email);
    return { exists: true };
  };
  const screen = await open({ checkEmail });
  const field = screen.getByRole('textbox', { name: m.auth_email() });
  const { pass } = stopTimeouts();
  await field.fill('nobody@');
  await pass(1_000);
  await field.fill(`x${EMAIL}`);
  await pass(499);
  await field.fill(EMAIL);
  await pass(500);
  await expect.poll(() => checked).toEqual([EMAIL]);
  vi.unstubAllGlobals();
  await field.fill(`y${EMAIL}`);
  await expect.element(screen.getByText('You already have an account with this email.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Log in instead' })).toHaveAttribute('href', '/login');
});
