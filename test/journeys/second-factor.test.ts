import { beforeAll, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { plugInAuthenticator } from '#test/support/browser-authenticator.ts';
import { ownSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { codeOf } from '#test/support/second-factor.ts';
import { changeSetting } from '#test/support/settings.ts';
import { goAnonymously, newPage, visitAs } from '#test/support/signed-in-page.ts';

const de = { locale: 'de' } as const;
const own = ownSite();
let admin: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  admin = await registerPerson(own.app, { role: 'admin', locale: 'de' });
  other = await registerPerson(own.app, { role: 'admin' });
  await changeSetting(own.app, 'accounts.admins_need_second_factor', true);
});

test('an administrator who needs a second factor sets it up, signs in with it, and proves their identity', async () => {
  const { app, site } = own;
  await app.database.pool.query(`update user_session set proved_at = null where user_id = $1`, [admin.userId]);
  let secret = '';
  await visitAs(
    own,
    { cookie: '' },
    paths.about(),
    async (page) => {
      await page
        .context()
        .addCookies([{ name: 'parlance.session_token', value: valueOf(admin.cookie), url: site.url }]);
      await goAnonymously(page, `${site.url}/de${paths.admin()}`);
      await page.getByRole('heading', { name: m.security_factor_required_title({}, de) }).waitFor();
      await page.getByRole('button', { name: m.security_factor_set_up({}, de) }).click();
      // The session is old: the password is required first, then the requested action continues automatically.
      const dialog = page.getByRole('dialog', { name: m.security_prove_title({}, de) });
      await dialog.getByLabel(m.auth_password({}, de)).first().fill(admin.password);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: m.security_prove({}, de), exact: true }).click();
      await page.getByRole('img', { name: m.security_factor_qr({}, de) }).waitFor();
      secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByLabel(m.security_factor_enter({}, de)).fill(codeOf(secret));
      await page.getByRole('button', { name: m.security_factor_on({}, de), exact: true }).click();
      await page.getByText(m.security_recovery_title({}, de), { exact: true }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      // Over plain HTTP there is no clipboard: the codes are selected.
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await page.getByRole('button', { name: m.security_recovery_copy({}, de) }).click();
      await page.getByText(m.ui_copy_failed({}, de)).waitFor();
      const codes = (
        await page
          .getByText(/^[\w-]+$/)
          .and(page.locator('li'))
          .allInnerTexts()
      ).join('\n');
      expect((await page.evaluate(() => String(getSelection()))).trim()).toBe(codes);
      await page.getByRole('button', { name: m.security_recovery_done({}, de) }).click();
      await page.waitForURL(`${site.url}/de${paths.admin()}`);

      await page.context().clearCookies();
      await goAnonymously(page, `${site.url}/de${paths.login()}`);
      await page.getByLabel(m.auth_email({}, de)).fill(admin.email);
      await page.getByLabel(m.auth_password({}, de)).first().fill(admin.password);
      await page.getByRole('button', { name: m.app_sign_in({}, de), exact: true }).click();
      await page.getByRole('heading', { name: m.security_code_step_title({}, de) }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const enter = page.getByRole('button', { name: m.app_sign_in({}, de), exact: true });
      await page.getByLabel(m.security_code({}, de)).fill('000000');
      await enter.click();
      await page.getByText(m.field_wrong_code({}, de)).waitFor();
      await page.getByLabel(m.security_code({}, de)).fill(codeOf(secret, 1));
      await enter.click();
      await page.waitForURL(`${site.url}/de${paths.admin()}`);
    },
    de,
  );
});

test('a user who needs a second factor may add a passkey instead', async () => {
  const page = await newPage(own.browser, other.cookie, own.origin);
  await plugInAuthenticator(page);
  await goAnonymously(page, `${own.origin}${paths.admin()}`);
  await page.getByRole('heading', { name: m.security_factor_required_title() }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: m.passkey_add() }).click();
  await page.waitForURL(`${own.origin}${paths.admin()}`);
});

const valueOf = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1);
