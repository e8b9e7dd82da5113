import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { visitAs } from '#test/support/signed-in-page.ts';
import { openReceiver } from '#test/support/webhooks.ts';

const de = { locale: 'de' } as const;

describe('webhooks', () => {
  const own = sharedSite();
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  beforeAll(async () => {
    receiver = await openReceiver();
  });
  afterAll(() => receiver.close());

  test('an owner creates one, tests it, sees the answer, and deletes it', async () => {
    const owner = await registerEmployer(own.app);
    await visitAs(
      own,
      owner,
      paths.webhooks(),
      async (page) => {
        const button = (name: string) => page.getByRole('button', { name, exact: true });
        await button(m.webhooks_create({}, de)).click();
        await page.getByText(m.field_required({}, de)).first().waitFor();
        await page.getByLabel(m.webhooks_name({}, de)).fill('Bewerbermanagement');
        await page.getByLabel(m.webhooks_address({}, de)).fill(receiver.url);
        await page.getByLabel(m.webhooks_event_job_published({}, de)).check();
        expect(await axeFindings(page)).toEqual([]);
        await button(m.webhooks_create({}, de)).click();
        const dialog = page.getByRole('dialog', { name: m.webhooks_secret({}, de) });
        const secret = await dialog.getByText(/^whsec_/).textContent();
        expect(await axeFindings(page)).toEqual([]);
        // If the browser refuses the clipboard, the secret is selected.
        await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
        await button(m.keys_copy({}, de)).click();
        await page.getByText(m.ui_copy_failed({}, de)).waitFor();
        expect(await page.evaluate(() => String(getSelection()))).toBe(secret);
        await dialog.getByRole('button', { name: m.ui_close({}, de) }).click();
        await page.getByRole('link', { name: 'Bewerbermanagement' }).click();
        await button(m.webhooks_test({}, de)).click();
        await page.getByText(m.webhooks_delivery_delivered({}, de), { exact: true }).last().waitFor();
        await page.getByText(m.webhooks_details({}, de), { exact: true }).click();
        await page.getByText('"type": "webhook.test"').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        expect(receiver.told()).toMatchObject([{ type: 'webhook.test' }]);
        await button(m.webhooks_delete({}, de)).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: m.webhooks_delete({}, de) })
          .click();
        await page.getByText(m.webhooks_none({}, de)).waitFor();
      },
      { locale: 'de' },
    );
  });
});
