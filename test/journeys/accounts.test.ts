import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { isAlive } from '#test/support/browser.ts';
import { giveBack } from '#test/support/contexts.ts';
import { linkIn, startMailServer } from '#test/support/mail-server.ts';
import { ownSite } from '#test/support/own-site.ts';
import { lasting, stopClock } from '#test/support/page-clock.ts';
import { registerPerson } from '#test/support/people.ts';
import { mailTo } from '#test/support/registering.ts';
import { goAnonymously, newPage } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };
const PASSWORD = 'seven lanterns on a bridge';

/** The forms of an account, in the words in which English readers find them. */
describe('the account', async () => {
  const mail = await startMailServer();
  const own = ownSite({ SMTP_URL: mail.url, MAIL_FROM: 'Parlance <jobs@example.com>' });
  afterAll(() => mail.close());

  let count = 0;
  const newAddress = () => `somebody-${(count += 1)}@example.com`;
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const post = (path: string, body: object) =>
    fetch(`${own.site.url}/api${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });

  /** Somebody who has registered and not opened the mail. */
  async function registerUnverified(): Promise<string> {
    const email = newAddress();
    expect(
      (
        await post('/auth/register', {
          email,
          firstName: 'Lea',
          lastName: 'Roth',
          password: PASSWORD,
          acceptsTerms: true,
        })
      ).status,
    ).toBe(200);
    return email;
  }

  /** Opens a page, signed out, with a clock that the test can stop. */
  async function inBrowser(path: string, use: (page: Page) => Promise<void>): Promise<void> {
    const page = await newPage(own.browser, '', own.site.url);
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.clock.install();
    await goAnonymously(page, own.site.url + path);
    await use(page);
    await giveBack(page.context());
    expect(failures).toEqual([]);
  }
  /** How long a page stays before it goes to another one by itself. */
  async function leavingAfter(page: Page, path: string): Promise<number> {
    const [leaving, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isThere = true;
    await page.route(own.site.url + path, async (route) => {
      isThere = false;
      leaving.resolve();
      await gate.promise;
      await route.continue();
    });
    const passed = await lasting(page, () => isThere, leaving.promise);
    gate.resolve();
    await page.waitForURL(own.site.url + path);
    return passed;
  }

  const toast = (page: Page, title: string, text: string) =>
    page.getByRole('alertdialog').filter({ hasText: title }).filter({ hasText: text });
  const submit = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const target = (page: Page, name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href');
  /** The field of a password; a second one to repeat it comes after it. */
  const firstPassword = (page: Page) => page.getByLabel(/password/i).first();
  async function signIn(page: Page, email: string, password: string): Promise<void> {
    await page.getByLabel('Email').fill(email);
    await firstPassword(page).fill(password);
    await submit(page, 'Sign In');
  }

  test('whoever is signed in is sent on from the sign-in page to their role’s first page, and home from the registration (T69)', async () => {
    const sentTo = async (path: string, cookie: string) =>
      (await fetch(own.site.url + path, { redirect: 'manual', headers: { cookie } })).headers.get('location');
    for (const [role, first] of [
      ['job_seeker', '/dashboard/job-seeker'],
      ['employer', '/dashboard/employer'],
      ['admin', '/admin'],
    ] as const) {
      const { cookie } = await registerPerson(own.app, { role });
      expect([role, await sentTo(paths.login(), cookie), await sentTo(paths.register(), cookie)]).toEqual([
        role,
        first,
        '/',
      ]);
    }
  });

  test('signing in needs both fields, says what was wrong for five seconds, and welcomes (T66)', async () => {
    const { email, password } = await registerPerson(own.app, { role: 'employer' });
    await inBrowser(paths.login(), async (page) => {
      expect([await target(page, 'Forgot password?'), await target(page, 'Sign up')]).toEqual([
        '/forgot-password',
        '/register',
      ]);
      await submit(page, 'Sign In');
      await expect.poll(() => page.locator('form [aria-invalid="true"]').count()).toBe(2);
      await stopClock(page);
      await signIn(page, email, 'not my password');
      const failed = toast(
        page,
        'Sign In Failed',
        'Invalid email or password. Please check your credentials and try again.',
      );
      await failed.waitFor(SOON);
      expect(await lasting(page, () => failed.isVisible())).toBe(5_000);
      await page.clock.resume();
      await page.route('**/api/auth/login', (route) => route.abort());
      await signIn(page, email, password);
      await toast(page, 'Sign In Failed', 'There is no connection.').waitFor(SOON);
      await page.unrouteAll();
      await signIn(page, email, password);
      await page.waitForURL(own.site.url + paths.employerDashboard());
      await page.getByText('Welcome Back!').waitFor(SOON);
    });
  });

  test('the welcome is in the language of the page that it stands on', async () => {
    const { email, password, cookie } = await registerPerson(own.app, { role: 'employer' });
    expect((await own.app.request('PATCH', '/api/me', { cookie, json: { locale: 'fr' } })).status).toBe(200);
    for (const [query, shown, words] of [
      ['', '/fr/dashboard/employer', 'Heureux de vous revoir'],
      ['?next=/de/about', '/de/about', 'Willkommen zurück!'],
      ['?next=/it/profile/employer', '/it/profile/employer', 'Felici di rivederLa!'],
      ['?next=/about', '/about', 'Welcome Back!'],
    ] as const)
      await inBrowser(paths.login() + query, async (page) => {
        await signIn(page, email, password);
        await page.waitForURL(own.site.url + shown);
        await page.getByText(words).waitFor(SOON);
      });
  });

  test('an address that is not verified keeps its owner out, and the mail can be sent again (T67)', async () => {
    const email = await registerUnverified();
    await inBrowser(paths.login(), async (page) => {
      expect(await page.getByRole('button', { name: 'Resend Verification Email' }).count()).toBe(0);
      await signIn(page, email, PASSWORD);
      await toast(page, 'Email Not Verified', 'Please verify your email address before signing in.').waitFor(SOON);
      await submit(page, 'Resend Verification Email');
      await toast(page, 'Verification Email Sent!', 'Please check your inbox for the verification email.').waitFor(
        SOON,
      );
      await page.route('**/api/auth/resend-verification', (route) => route.abort());
      await submit(page, 'Resend Verification Email');
      await toast(
        page,
        'Failed to Send Email',
        'There was an error sending the verification email. Please try again.',
      ).waitFor(SOON);
    });
  });

  test('registering asks for all of it, the same password twice and the agreement, and then says that a mail is on its way (T1)', async () => {
    const email = newAddress();
    const { email: taken } = await registerPerson(own.app);
    await inBrowser(paths.register(), async (page) => {
      await submit(page, 'Create Account');
      // First and last name, address and both passwords, at the fields alone.
      await expect.poll(() => page.locator('form input[aria-invalid="true"]:not([type=checkbox])').count()).toBe(5);
      await page.getByText('Please agree to the terms and conditions', { exact: true }).waitFor();
      expect(
        await page
          .getByRole('radiogroup', { name: 'I am a' })
          .getByRole('radio')
          .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value)),
      ).toEqual(['job_seeker', 'employer']);
      expect(await page.getByRole('radio', { name: 'Job Seeker' }).isChecked()).toBe(true);
      expect(
        await page.locator('label a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(['/terms', '/privacy']);

      await page.getByLabel('First name').fill('Lea');
      await page.getByLabel('Last name').fill('Roth');
      await page.getByLabel('Email').fill(taken);
      await firstPassword(page).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(`${PASSWORD}s`);
      await page.getByRole('checkbox').check();
      await submit(page, 'Create Account');
      await page.getByText("Passwords don't match", { exact: true }).waitFor();
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await submit(page, 'Create Account');
      await toast(page, 'Registration Failed', 'You already have an account with this email.').waitFor(SOON);
      await page.getByLabel('Email').fill(email);
      await submit(page, 'Create Account');
      await toast(page, 'Welcome to Parlance!', 'A verification email was sent. Please check your inbox.').waitFor(
        SOON,
      );
    });
    expect((await mailTo(mail, email)).subject).toBe('Confirm your email address');
  });

  test('half a second after the last keystroke the registration says whether the address has an account (T175)', async () => {
    const { email: taken } = await registerPerson(own.app);
    await inBrowser(paths.register(), async (page) => {
      let asked = 0;
      page.on('request', (request) => void (asked += request.url().endsWith('/api/auth/check-email') ? 1 : 0));
      const field = page.getByLabel('Email');
      await stopClock(page);
      await field.fill('nobody@');
      let moments = 0;
      await lasting(page, () => (moments += 1) <= 20);
      expect(asked).toBe(0);
      await field.fill(taken);
      expect([await lasting(page, () => asked === 0), asked]).toEqual([500, 1]);
      await page.clock.resume();
      await page.getByText('You already have an account with this email.').waitFor(SOON);
      expect(await target(page, 'Log in instead')).toBe('/login');
      await page.route('**/api/auth/check-email', (route) => route.abort());
      await field.fill(`x${taken}`);
      await page.getByText('You already have an account with this email.').waitFor({ ...SOON, state: 'detached' });
      // Asked, and once more.
      await expect.poll(() => asked, SOON).toBe(3);
      expect(await page.locator('form [aria-invalid="true"]').count()).toBe(0);
    });
  });

  test('a forgotten password: the link is sent, another address can be tried, and the way back is there (T70)', async () => {
    const { email } = await registerPerson(own.app);
    await inBrowser(paths.forgotPassword(), async (page) => {
      await page.route('**/api/auth/forgot-password', (route) => route.abort());
      await page.getByLabel('Email').fill(email);
      await submit(page, 'Send reset link');
      await toast(page, 'The link was not sent', 'There is no connection.').waitFor(SOON);
      await page.unrouteAll();
      await submit(page, 'Send reset link');
      await toast(page, 'Reset link sent', 'Check your email for the password reset link.').waitFor(SOON);
      await heading(page, 'Reset link sent').waitFor();
      expect(await target(page, 'Back to sign in')).toBe('/login');
      await submit(page, 'Try Different Email');
      expect(await page.getByLabel('Email').inputValue()).toBe(email);
    });
    expect(linkIn(await mailTo(mail, email), paths.resetPassword()).searchParams.get('token')).toBeTruthy();
  });

  test('a new password is typed twice and long enough, and leads to the sign-in page two seconds later (T71)', async () => {
    const { email } = await registerPerson(own.app);
    await post('/auth/forgot-password', { email });
    const { pathname, search } = linkIn(await mailTo(mail, email), paths.resetPassword());
    await inBrowser(pathname + search, async (page) => {
      const type = async (password: string, again: string) => {
        await firstPassword(page).fill(password);
        await page.getByLabel('Confirm new password').fill(again);
        await submit(page, 'Update password');
      };
      await type(PASSWORD, `${PASSWORD}s`);
      await page.getByText('Passwords do not match.', { exact: true }).waitFor();
      await type('12ab!', '12ab!');
      await page.getByText('Password must be at least 6 characters long.', { exact: true }).waitFor(SOON);
      await stopClock(page);
      await type(PASSWORD, PASSWORD);
      await heading(page, 'Password Updated').waitFor(SOON);
      await toast(page, 'Password Updated', 'Your password has been successfully updated.').waitFor(SOON);
      expect(await leavingAfter(page, paths.login())).toBe(2_000);
      await page.clock.resume();
      await signIn(page, email, PASSWORD);
      await page.waitForURL(own.site.url + paths.seekerDashboard());
    });
  });

  test('a verification shows that it is under way, that it worked, and is on the home page two seconds later (T72)', async () => {
    const email = newAddress();
    await inBrowser(paths.register(), async (page) => {
      // From this browser, which the link then signs in.
      await page.request.post(`${own.site.url}/api/auth/register`, {
        headers: { 'sec-fetch-site': 'same-origin' },
        data: { email, firstName: 'Lea', lastName: 'Roth', password: PASSWORD, acceptsTerms: true },
      });
      const { pathname, search } = linkIn(await mailTo(mail, email), paths.confirmEmail());
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/auth/confirm', async (route) => {
        await answer.promise;
        await route.continue();
      });
      const asked = page.waitForRequest('**/api/auth/confirm');
      await page.goto(own.site.url + pathname + search);
      await heading(page, 'Verifying Email...').waitFor();
      await page.getByText('Please wait while we verify your email address...').waitFor();
      await asked;
      await stopClock(page);
      answer.resolve();
      await heading(page, 'Email Verified!').waitFor(SOON);
      await page.getByRole('main').getByText('Your email has been verified successfully!').waitFor();
      await toast(page, 'Email Verified!', '').waitFor();
      expect(await target(page, 'Go to Homepage')).toBe('/');
      expect(await leavingAfter(page, paths.home())).toBe(2_000);
    });
  });

  test('a verification that fails says why in our own words, and leads to the registration or home (T23)', async () => {
    const failed = async (query: string, words: string, prepare?: (page: Page) => Promise<unknown>) => {
      await inBrowser(paths.about(), async (page) => {
        await prepare?.(page);
        await page.goto(own.site.url + paths.confirmEmail() + query);
        await heading(page, 'Verification Failed').waitFor(SOON);
        await page.getByText(words, { exact: true }).waitFor();
        expect(await page.getByText('evil').count()).toBe(0);
        expect([await target(page, 'Try Registering Again'), await target(page, 'Go to Homepage')]).toEqual([
          '/auth/register',
          '/',
        ]);
      });
    };
    await failed('?error=server_error&error_description=evil', 'Email verification failed.');
    await failed('?error=otp_expired&error_description=evil', 'This link has already been used or is no longer valid.');
    await failed(`?token=${'x'.repeat(43)}`, 'An unexpected error occurred during verification.', (page) =>
      page.route('**/api/auth/confirm', (route) => route.abort()),
    );
    const again = await fetch(own.site.url + paths.registerAgain(), { redirect: 'manual' });
    expect([again.status, again.headers.get('location')]).toEqual([302, '/register']);
  });

  test('a verification link without its token is waited on for one second (T268)', async () => {
    await inBrowser(paths.about(), async (page) => {
      await stopClock(page);
      await page.goto(own.site.url + paths.confirmEmail());
      await page.getByRole('button', { name: 'Language' }).or(page.locator('summary')).first().waitFor();
      await isAlive(page);
      const waits = await lasting(page, () => heading(page, 'Verifying Email...').isVisible());
      expect(waits).toBe(1_000);
      await page.getByText('Email verification could not be completed. Please try registering again.').waitFor();
    });
  });

  test('a sign-out that fails says so, and leaves one signed in (T266)', async () => {
    const { email, password } = await registerPerson(own.app);
    await inBrowser(paths.login(), async (page) => {
      await signIn(page, email, password);
      await page.waitForURL(own.site.url + paths.seekerDashboard());
      await page.route('**/api/auth/logout', (route) => route.abort());
      const menu = page.getByRole('button', { name: 'Your account: Ana Prado' });
      await menu.click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await toast(page, 'Sign Out Failed', 'There is no connection.').waitFor(SOON);
      expect(await menu.isVisible()).toBe(true);
    });
  });
});
