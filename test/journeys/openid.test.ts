import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { startOpenIdProvider } from '#test/support/openid-provider.ts';
import { ownSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { freePort } from '#test/support/process.ts';
import { goAnonymously, openAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

const de = { locale: 'de' } as const;
const label = { provider: 'Fjord ID' };

const port = await freePort();
const provider = await startOpenIdProvider(`http://localhost:${port}`);
const own = ownSite({ ...provider.env, PORT: String(port) });
afterAll(() => provider.close());

const goOn = (page: Page) => page.getByRole('button', { name: m.identity_continue(label, de) }).click();

test('a new person signs in with another site, chooses a role, and returns to their page', async () => {
  provider.account = { sub: 'noor', email: 'noor@example.com', email_verified: true, given_name: 'Noor' };
  const page = await openAs(
    own.browser,
    '',
    `${own.origin}/de${paths.login()}?next=/de${paths.securitySettings()}`,
    de,
  );
  expect(await axeFindings(page)).toEqual([]);
  await goOn(page);
  await page.getByText(m.identity_register_text({ ...label, email: 'noor@example.com' }, de)).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.getByLabel(m.auth_first_name({}, de)).inputValue()).toBe('Noor');
  await page.getByLabel(m.auth_last_name({}, de)).fill('Vos');
  await page.getByRole('button', { name: m.auth_create_account({}, de) }).click();
  await page.getByText(m.auth_terms_needed({}, de)).first().waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: m.auth_create_account({}, de) }).click();
  await page.waitForURL(`${own.origin}/de${paths.securitySettings()}`);
  await page.getByRole('button', { name: m.identity_remove_of(label, de) }).waitFor();
});

test('an account with the address is linked by its password', async () => {
  const person = await registerPerson(own.app, { locale: 'de' });
  provider.account = { sub: 'ana', email: person.email, email_verified: true };
  const page = await openAs(own.browser, '', `${own.origin}/de${paths.login()}`, de);
  await goOn(page);
  await page.getByRole('heading', { name: m.identity_password_title({}, de) }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const submit = page.getByRole('button', { name: m.identity_password_submit({}, de) });
  await page.getByLabel(m.auth_password({}, de)).first().fill('a guess');
  await submit.click();
  await page.getByText(m.auth_wrong_password({}, de)).waitFor();
  await page.getByLabel(m.auth_password({}, de)).first().fill(person.password);
  // Its line disappears, and the button moves up.
  await page.getByText(m.auth_wrong_password({}, de)).waitFor({ state: 'detached' });
  await submit.click();
  await page.waitForURL(`${own.origin}/de${paths.seekerDashboard()}`);
});

test('a person links another site in the settings, and removes it', async () => {
  const person = await registerPerson(own.app, { locale: 'de' });
  provider.account = { sub: 'else', email: 'else@example.com', email_verified: true };
  const page = await openAs(own.browser, person.cookie, `${own.origin}/de${paths.securitySettings()}`, de);
  await page.getByRole('button', { name: m.identity_link(label, de) }).click();
  await page.getByText('else@example.com').first().waitFor();
  await page.getByRole('button', { name: m.identity_remove_of(label, de) }).click();
  const dialog = page.getByRole('alertdialog', { name: m.identity_remove_title({}, de) });
  await dialog.getByRole('button', { name: m.passkey_remove({}, de) }).click();
  // In its own list and in that of all access.
  await expect.poll(() => page.getByText('else@example.com').count(), SOON).toBe(0);
});

test('a user who signed in with another site proves their identity there, in a separate window', async () => {
  const person = await registerPerson(own.app, { locale: 'de' });
  provider.account = { sub: 'again', email: 'again@example.com', email_verified: true };
  const page = await openAs(own.browser, person.cookie, `${own.origin}/de${paths.securitySettings()}`, de);
  await page.getByRole('button', { name: m.identity_link(label, de) }).click();
  await page.getByText('again@example.com').first().waitFor();
  await own.app.base.db
    .updateTable('user_session')
    .set({ proved_at: null })
    .where('user_id', '=', person.userId)
    .execute();
  await page.goto(`${own.origin}/de${paths.settings()}`);
  await page.getByRole('button', { name: m.calendar_create({}, de) }).click();
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: m.identity_prove(label, de) })
    .click();
  const popup = await opened;
  await page.getByLabel(m.calendar_address({}, de)).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await popup.close();
});

test('explains failures: an unconfirmed address, an outdated answer, a person who cancelled', async () => {
  provider.account = { sub: 'shady', email: 'shady@example.com', email_verified: false };
  const page = await openAs(own.browser, '', `${own.origin}/de${paths.login()}`, de);
  await goOn(page);
  await page.getByText(m.problem_address_not_confirmed({}, de)).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  for (const [query, text] of [
    ['?state=de.old&code=old', m.problem_sign_in_expired({}, de)],
    ['?state=de.old&error=access_denied', m.identity_cancelled({}, de)],
  ] as const) {
    await goAnonymously(page, own.origin + paths.signInCallback('test') + query);
    await page.getByText(text).waitFor();
  }
});
