import { expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { plugInAuthenticator } from '#test/support/browser-authenticator.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { codeOf, setUpSecondFactor } from '#test/support/second-factor.ts';
import { openAs } from '#test/support/signed-in-page.ts';
import { addIdentityRow } from '#test/support/ways-in.ts';

const de = { locale: 'de' } as const;
const own = sharedSite();

const run = (text: string, ...values: unknown[]) => own.app.database.pool.query(text, values);

const takePassword = ({ userId }: TestPerson) =>
  run(`update user_credential set password = null where user_id = $1`, userId);
const forgetProofs = ({ userId }: TestPerson) =>
  run(`update user_session set proved_at = null, first_factor_at = null where user_id = $1`, userId);

/** The last code sent to the address. */
async function codeFor({ email }: TestPerson): Promise<string> {
  const read = async () => {
    const { rows } = await run(`select text from mail where to_address = $1 order by created_at`, email);
    return rows.flatMap(({ text }: { text: string }) => /^\d{4} \d{4}$/m.exec(text)?.[0] ?? []).at(-1) ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
}

test('a user who signs in with another site only changes the address and erases the account with an emailed code', async () => {
  const person = await registerPerson(own.app, { locale: 'de' });
  await addIdentityRow(own.app, person.userId);
  await takePassword(person);
  await forgetProofs(person);
  const page = await openAs(own.browser, person.cookie, `${own.origin}/de${paths.settings()}`, de);
  expect(await page.getByLabel(m.auth_current_password({}, de)).count()).toBe(0);
  await page.getByLabel(m.auth_new_email({}, de)).fill('neu@example.com');
  await page.getByRole('button', { name: m.auth_settings_email_submit({}, de) }).click();
  const proof = page.getByRole('dialog', { name: m.security_prove_title({}, de) });
  await proof.getByText(m.security_mail_code_about({ email: person.email }, de)).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await proof.getByRole('button', { name: m.security_mail_code_send({}, de) }).click();
  await proof.getByText(m.security_mail_code_sent({ email: person.email }, de)).waitFor();
  const code = proof.getByLabel(m.security_code({}, de));
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await code.fill('0000 0001');
  await page.keyboard.press('Enter');
  await proof.getByText(m.field_wrong_code({}, de)).waitFor();
  expect(await code.inputValue()).toBe('0000 0001');
  await code.fill(await codeFor(person));
  await proof.getByRole('button', { name: m.security_prove({}, de), exact: true }).click();
  await page.getByText(m.auth_settings_email_sent({ email: 'neu@example.com' }, de)).waitFor();

  // The proof is valid for a while; without it, it is requested again, and the action continues automatically.
  await forgetProofs(person);
  await page.getByRole('link', { name: m.owndata_title({}, de) }).click();
  await page.getByRole('button', { name: m.owndata_erase({}, de) }).click();
  const erasing = page.getByRole('alertdialog', { name: m.owndata_erase_title({}, de) });
  await erasing.getByText(m.security_proof_follows({}, de)).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await erasing.getByRole('button', { name: m.owndata_erase({}, de) }).click();
  await proof.getByRole('button', { name: m.ui_cancel({}, de) }).click();
  await erasing.getByText(m.problem_sign_in_again({}, de)).waitFor();
  await erasing.getByRole('button', { name: m.owndata_erase({}, de) }).click();
  await run(`delete from mail where to_address = $1`, person.email);
  await proof.getByRole('button', { name: m.security_mail_code_send({}, de) }).click();
  await code.fill(await codeFor(person));
  await page.keyboard.press('Enter');
  await page.getByText(m.owndata_erased_title({}, de)).waitFor();
});

test("a user who looked at the emailed code and returns to the app's code can send that", async () => {
  const person = await registerPerson(own.app, { locale: 'de' });
  await addIdentityRow(own.app, person.userId);
  const { secret } = await setUpSecondFactor(own.app, person);
  await takePassword(person);
  await forgetProofs(person);
  const page = await openAs(own.browser, person.cookie, `${own.origin}/de${paths.securitySettings()}`, de);
  await plugInAuthenticator(page);
  await page.getByRole('button', { name: m.passkey_add({}, de) }).click();
  const proof = page.getByRole('dialog', { name: m.security_prove_title({}, de) });
  await proof.getByRole('button', { name: m.security_prove_by_mail({}, de) }).click();
  await proof.getByText(m.security_mail_code_about({ email: person.email }, de)).waitFor();
  await proof.getByRole('button', { name: m.security_prove_by_code({}, de) }).click();
  await proof.getByLabel(m.security_code({}, de)).fill(codeOf(secret, 1));
  await proof.getByRole('button', { name: m.security_prove({}, de), exact: true }).click();
  await page.getByText(m.passkey_never_used({}, de)).waitFor();
});

test('a user with a passkey only erases the account with it, and may set a password if it is lost', async () => {
  const person = await registerPerson(own.app, { locale: 'de' });
  const page = await openAs(own.browser, person.cookie, `${own.origin}/de${paths.securitySettings()}`, de);
  await plugInAuthenticator(page);
  await page.getByRole('button', { name: m.passkey_add({}, de) }).click();
  await page.getByText(m.passkey_never_used({}, de)).waitFor();
  await takePassword(person);
  await forgetProofs(person);
  await page.goto(`${own.origin}/de${paths.ownData()}`);
  await page.getByRole('button', { name: m.owndata_erase({}, de) }).click();
  const erasing = page.getByRole('alertdialog', { name: m.owndata_erase_title({}, de) });
  await erasing.getByRole('button', { name: m.owndata_erase({}, de) }).click();
  const proof = page.getByRole('dialog', { name: m.security_prove_title({}, de) });
  await proof.getByRole('button', { name: m.identity_choose_password({}, de) }).click();
  await proof.getByText(m.identity_password_sent({ email: person.email }, de)).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await proof.getByRole('button', { name: m.security_prove_with_passkey({}, de) }).click();
  await page.getByText(m.owndata_erased_title({}, de)).waitFor();
  expect((await run(`select from user_account where id = $1`, person.userId)).rowCount).toBe(0);
});
