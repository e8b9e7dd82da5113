import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { giveBack } from '#test/support/contexts.ts';
import { keptLink } from '#test/support/outbox.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerOn } from '#test/support/registering.ts';
import { newPage } from '#test/support/signed-in-page.ts';

const NEW_PASSWORD = 'eight lanterns on a bridge';

describe('an account', () => {
  const own = sharedSite();

  test('can be registered, left, and entered again with a new password', async () => {
    const page = await newPage(own.browser, '', own.origin);
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
    const person = { firstName: 'Lea', lastName: 'Roth', email: 'lea@example.com' };
    await registerOn(page, { ...own, person, locale: 'en' });
    await page.getByRole('button', { name: 'Your account: Lea Roth' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByText('You have been successfully signed out.').waitFor();

    await page.goto(own.origin + paths.login());
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The address changes before the page does, and both pages have a field of this name.
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email').fill(person.email);
    await press('Send reset link');
    await page.getByRole('heading', { level: 1, name: 'Reset link sent' }).waitFor();
    await page.goto((await keptLink(own.app, person.email, paths.resetPassword())).href);
    await page
      .getByLabel(/password/i)
      .first()
      .fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await press('Update password');
    await page.waitForURL(own.origin + paths.login());

    await page.getByLabel('Email').fill(person.email);
    await page
      .getByLabel(/password/i)
      .first()
      .fill(NEW_PASSWORD);
    await press('Sign In');
    await page.waitForURL(own.origin + paths.seekerDashboard());
    await page.getByText('Welcome Back!').waitFor();
    await giveBack(page.context());
    expect(failures).toEqual([]);
  });
});
