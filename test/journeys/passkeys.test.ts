import { expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { plugInAuthenticator } from '#test/support/browser-authenticator.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { goAnonymously, newPage, openAs } from '#test/support/signed-in-page.ts';

const de = { locale: 'de' } as const;
const own = sharedSite();

test('a user adds a passkey, names it, signs in and proves their identity with it, and deletes it', async () => {
  const person = await registerPerson(own.app, { locale: 'de' });
  const page = await openAs(own.browser, person.cookie, `${own.origin}/de${paths.securitySettings()}`, de);
  await plugInAuthenticator(page);
  await page.getByRole('button', { name: m.passkey_add({}, de) }).click();
  await page.getByText(m.passkey_never_used({}, de)).waitFor();
  const device = m.auth_device({ browser: 'Chrome', system: 'Linux' }, de);
  await page.getByRole('button', { name: m.passkey_rename_of({ name: device }, de) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(m.passkey_name({}, de)).fill('Mein Rechner');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: m.auth_save({}, de) }).click();
  await page.getByText('Mein Rechner').first().waitFor();
  // The authenticator has one already.
  await page.getByRole('button', { name: m.passkey_add({}, de) }).click();
  await page.getByText(m.passkey_device_has_one({}, de)).waitFor();

  const login = `${own.origin}/de${paths.login()}?next=/de${paths.securitySettings()}`;
  await page.context().clearCookies();
  // The authenticator immediately answers the browser's suggestion in the email field.
  await page.goto(login);
  await page.getByText('Mein Rechner').first().waitFor();

  await page.context().clearCookies();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await goAnonymously(page, login);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: m.passkey_sign_in({}, de) }).click();
  await page.getByText('Mein Rechner').first().waitFor();

  await own.app.database.pool.query(`update user_session set proved_at = null where user_id = $1`, [person.userId]);
  await page.getByRole('button', { name: m.passkey_remove_of({ name: 'Mein Rechner' }, de) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: m.passkey_remove({}, de) })
    .click();
  const proof = page.getByRole('dialog', { name: m.security_prove_title({}, de) });
  await proof.getByRole('button', { name: m.security_prove_by_passkey({}, de) }).click();
  await page.getByText(m.passkey_removed({}, de)).waitFor();
  await expect.poll(() => page.getByText('Mein Rechner').count()).toBe(0);

  await page.context().clearCookies();
  await goAnonymously(page, login);
  await page.getByRole('button', { name: m.passkey_sign_in({}, de) }).click();
  await page.getByText(m.problem_passkey_refused({}, de)).waitFor();
});

test('the sign-in page has no passkey button without JavaScript', async () => {
  const page = await newPage(own.browser, '', own.origin, { hasScript: false });
  await page.goto(`${own.origin}${paths.login()}`);
  expect(await page.getByRole('button', { name: m.passkey_sign_in() }).isVisible()).toBe(false);
});

test('an address that does not allow passkeys mentions them only on request', async () => {
  const page = await newPage(own.browser, '', own.site.url);
  const begun = page.waitForResponse('**/api/auth/passkey/begin');
  // A number instead of a name.
  await goAnonymously(page, `${own.site.url}/de${paths.login()}`);
  await (await begun).finished();
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  await page.getByRole('button', { name: m.passkey_sign_in({}, de) }).click();
  await page.getByText(m.passkey_wrong_address({}, de)).waitFor();
});
