import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application } from '#contract/application-views.ts';
import type { Interview } from '#contract/interviews.ts';
import { paths } from '#contract/paths.ts';
import type { Webhook } from '#contract/webhooks.ts';
import { m } from '#generated/paraglide/messages.js';
import { inTransaction } from '#server/context.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { newId } from '#server/platform/id.ts';
import { hasFocus, pressEnter } from '#test/support/by-keyboard.ts';
import { callSite } from '#test/support/demo-site.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

/** Where the focus goes when what has it goes away: never to the top of the page. */
describe('the focus', () => {
  const own = sharedSite();
  let owner: TestPerson & { companyId: string };
  let seeker: TestPerson;
  let applicationId: string;

  beforeAll(async () => {
    owner = await registerEmployer(own.app, { firstName: 'Klaus', lastName: 'Berg' });
  });
  beforeEach(async () => {
    seeker = await registerPerson(own.app, { firstName: 'Lucía', lastName: 'Ortega' });
    const { id } = await createActive(own.app, owner);
    applicationId = (await call<Application>(seeker, 'POST', `/jobs/${id}/applications`, { coverLetter: '' })).id;
  });

  const call = <T>(person: TestPerson, method: string, path: string, json?: object) =>
    callSite<T>(own.site, person.cookie, method, path, json);
  const as = (person: TestPerson, path: string, use: (page: Page) => Promise<void>) => visitAs(own, person, path, use);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const confirm = (page: Page, name: string) => pressEnter(page.getByRole('alertdialog').getByRole('button', { name }));

  test('goes into a form that replaces its button, and back to the button', async () => {
    await as(owner, paths.reviewApplication(applicationId), async (page) => {
      // Loaded at the first sign of a person.
      await page.mouse.move(10, 10);
      const todos = page.getByRole('region', { name: m.todos_title() });
      const add = button(page, m.todos_new());
      await pressEnter(add);
      await hasFocus(todos.getByLabel(m.todos_text()));
      await pressEnter(todos.getByRole('button', { name: m.ui_cancel() }));
      await hasFocus(add);
      await page.keyboard.press('Enter');
      await hasFocus(todos.getByLabel(m.todos_text()));
      await page.keyboard.type('Call her');
      await page.keyboard.press('Enter');
      await todos.getByRole('checkbox', { name: 'Call her' }).waitFor();
      await hasFocus(add);
      await pressEnter(button(page, m.todos_remove({ text: 'Call her' })));
      await todos.getByRole('checkbox', { name: 'Call her' }).waitFor({ state: 'detached' });
      await hasFocus(add);

      const scores = page.getByRole('region', { name: m.scores_title() });
      const give = button(page, m.scores_give());
      await pressEnter(give);
      await hasFocus(scores.getByRole('radio').first());
      await pressEnter(scores.getByRole('button', { name: m.ui_cancel() }));
      await hasFocus(give);
      await page.keyboard.press('Enter');
      await scores.getByRole('radio', { name: m.scores_yes(), exact: true }).press('Space');
      await pressEnter(button(page, m.scores_send()));
      // One cannot score twice.
      await give.waitFor({ state: 'detached' });
      await hasFocus(scores.getByRole('heading', { name: m.scores_title() }));
    });
  });

  test('goes to the times of an interview that can be chosen, and back', async () => {
    const input = interviewInput(owner.userId);
    const { id } = await call<Interview>(owner, 'POST', `/applications/${applicationId}/interviews`, input);
    await call(seeker, 'POST', `/interviews/${id}/choose`, { startsAt: input.slots[0], timeZone: 'Europe/Berlin' });
    await as(seeker, paths.seekerApplication(applicationId), async (page) => {
      await page.mouse.move(10, 10);
      const other = button(page, m.interviews_choose_other());
      await pressEnter(other);
      const section = page.getByRole('region', { name: m.interviews_title_one() });
      await hasFocus(section.getByRole('radio').first());
      await page.keyboard.press('Space');
      await pressEnter(button(page, m.interviews_choose()));
      await section.getByRole('radio').first().waitFor({ state: 'detached' });
      await hasFocus(other);
    });
  });

  test('goes on after a comment is removed, and a row of a list', async () => {
    await call(owner, 'POST', `/applications/${applicationId}/comments`, { text: 'Good.', mentions: [] });
    const reason = (name: string) => ({ names: { en: name }, texts: {} });
    await call(owner, 'PUT', `/companies/${owner.companyId}/rejection-reasons`, {
      reasons: [reason('One'), reason('Two')],
    });
    await as(owner, paths.reviewApplication(applicationId), async (page) => {
      await page.mouse.move(10, 10);
      await pressEnter(button(page, m.comments_remove()));
      await confirm(page, m.comments_remove());
      await page.getByRole('listitem').filter({ hasText: 'Good.' }).waitFor({ state: 'detached' });
      await hasFocus(page.getByRole('heading', { name: m.comments_title() }));

      await pressEnter(button(page, m.interviews_propose()));
      const dialog = page.getByRole('dialog');
      const remove = dialog.getByRole('button', { name: m.interviews_slot_remove({ number: 1 }) });
      await remove.waitFor();
      for (let left = await dialog.locator('ol > li').count(); left > 1; left -= 1) {
        await pressEnter(remove);
        await hasFocus(dialog.getByLabel(m.interviews_slot_day({ number: 1 })));
      }
      await pressEnter(remove);
      await hasFocus(dialog.getByRole('button', { name: m.interviews_slot_add() }));
    });
    await as(owner, paths.rejectionReasons(), async (page) => {
      const removeFirst = button(page, m.rejections_remove({ number: 1 }));
      await pressEnter(removeFirst);
      await hasFocus(
        page
          .getByRole('group', { name: m.rejections_number({ number: 1 }) })
          .locator('input')
          .first(),
      );
      await pressEnter(removeFirst);
      await hasFocus(button(page, m.rejections_add()));
    });
  });

  test('goes to the title after the words of a job were kept, brought back or translated', async () => {
    const text = (title: string, description: string) => ({ title, description, requirements: '' });
    const { id } = await createDraft(own.app, owner, {
      translations: { en: text('Sales', '<p>You sell.</p>'), de: text('Vertrieb', '<p>Sie verkaufen.</p>') },
    });
    const change = (title: string) =>
      call(owner, 'PATCH', `/jobs/${id}`, { translations: { en: text(title, '<p>You sell tea.</p>') } });
    await change('Sales');
    await as(owner, `${paths.editJob(id)}?translation=de`, async (page) => {
      await page.mouse.move(10, 10);
      const title = (locale: string) => page.locator(`[name="translations.${locale}.title"]`);
      await pressEnter(button(page, m.jobs_edit_stale_confirm()));
      await hasFocus(title('de'));
      await pressEnter(button(page, m.jobs_edit_translation_remove()));
      await confirm(page, m.jobs_edit_translation_remove());
      await hasFocus(title('de'));
      await pressEnter(button(page, m.jobs_edit_start_from_original()));
      await hasFocus(title('de'));

      await page.keyboard.press('Control+s');
      await page
        .getByText(m.jobs_edit_saved({ time: '' }).trim())
        .first()
        .waitFor();
      await change('Sales agent');
      await title('en').fill('Seller');
      await pressEnter(button(page, m.jobs_edit_conflict_mine()));
      await hasFocus(title('en'));
      await expect.poll(() => title('en').inputValue()).toBe('Seller');
      await page
        .getByText(m.jobs_edit_saved({ time: '' }).trim())
        .first()
        .waitFor();
      await change('Sales expert');
      await title('en').fill('Accountant');
      await pressEnter(button(page, m.jobs_edit_conflict_theirs()));
      const setAside = page.getByRole('status').filter({ hasText: m.jobs_edit_set_aside_title() });
      await hasFocus(page.locator('[tabindex="-1"]').filter({ has: setAside }).last());
      await pressEnter(button(page, m.jobs_edit_set_aside_close()));
      await hasFocus(title('en'));
    });
    const active = (await createActive(own.app, owner)).id;
    await as(owner, paths.editJob(active), async (page) => {
      page.on('dialog', (dialog) => void dialog.accept());
      for (const name of [m.jobs_edit_kept_restore(), m.jobs_edit_kept_discard()]) {
        await page.locator('[name=city]').fill('Galway');
        await expect
          .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('parlance.job.'))))
          .toBe(true);
        await page.reload();
        await page.mouse.move(10, 10);
        await pressEnter(button(page, name));
        await hasFocus(page.locator('[name="translations.en.title"]'));
      }
    });
  });

  test('goes to the field of messages after one is sent again or discarded, or a file removed', async () => {
    await call(owner, 'POST', `/applications/${applicationId}/view`, {});
    const content = 'Line\n'.repeat(60);
    for (let at = 0; at < 3; at += 1)
      await call(owner, 'POST', `/applications/${applicationId}/messages`, { clientId: newId(), content });
    await as(owner, paths.messaging(applicationId), async (page) => {
      const field = page.getByRole('textbox', { name: m.messages_field() });
      await page.route('**/messages', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      );
      await field.fill('Hello');
      await field.press('Enter');
      await pressEnter(button(page, m.messages_try_again()));
      await hasFocus(field);
      await pressEnter(button(page, m.messages_discard()));
      await hasFocus(field);
      const file = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan.') };
      await page.locator('input[type=file]').setInputFiles(file);
      await pressEnter(button(page, m.ui_remove_item({ item: 'plan.txt' })));
      await hasFocus(field);

      const thread = page.locator('[role=region][tabindex="0"]').filter({ has: page.locator('[data-message]') });
      await thread.evaluate((element) => (element.scrollTop = -800));
      await pressEnter(button(page, m.messages_to_end()));
      await hasFocus(thread);
    });
  });

  test('goes to the first of what is loaded last, and how many came is said', async () => {
    const data = {
      kind: 'application_changed',
      application_id: applicationId,
      job_id: newId(),
      job_title: 'Sales',
      company_name: 'Acme',
      status: 'viewed',
    } as const;
    for (let at = 0; at < 52; at += 1)
      await inTransaction(own.app.ctx(), (tx) =>
        notify(tx, { userId: seeker.userId, type: 'status_change', data, aboutUserId: null, key: newId() }),
      );
    await as(seeker, paths.notifications(), async (page) => {
      await page.mouse.move(10, 10);
      await pressEnter(page.getByRole('link', { name: m.ui_load_more() }));
      const rows = page.getByRole('main').getByRole('listitem');
      await expect.poll(() => rows.count()).toBe(52);
      await hasFocus(rows.nth(50).getByRole('link'));
      await page.getByRole('status').filter({ hasText: '2 more' }).waitFor({ state: 'attached' });
    });
  });

  test('stays at a switch that is saved, and goes to the first delivery of more', async () => {
    const { id } = await call<Webhook>(owner, 'POST', `/companies/${owner.companyId}/webhooks`, {
      name: 'ATS',
      kind: 'standard',
      address: 'https://hooks.example/jobs',
      events: ['job.published'],
    });
    const at = new Date();
    const deliveries = Array.from({ length: 30 }, () => ({
      id: newId(),
      webhook_id: id,
      event: 'webhook.test',
      subject_id: id,
      application_id: null,
      data: '{}',
      created_at: at,
      due_at: at,
      state: 'delivered',
    }));
    await own.app.base.db
      .insertInto('webhook_delivery')
      .values(deliveries as never)
      .execute();
    await as(owner, paths.webhookLog(id), async (page) => {
      await page.mouse.move(10, 10);
      const enabled = page.getByRole('switch', { name: m.webhooks_enabled() });
      await enabled.press('Space');
      await page.getByText(m.webhooks_changed()).first().waitFor();
      await hasFocus(enabled);
      expect(await enabled.isChecked()).toBe(false);
      const rows = page.getByRole('region', { name: m.webhooks_deliveries() }).locator('ul > li');
      await pressEnter(button(page, m.ui_load_more()));
      await expect.poll(() => rows.count()).toBe(30);
      await hasFocus(rows.nth(25).locator('summary'));
    });
  });

  test('stays where a file is chosen, while it is uploaded and once it is; a wrong one is announced', async () => {
    await as(seeker, paths.seekerProfile(), async (page) => {
      await page.mouse.move(10, 10);
      const input = page.getByLabel(m.profile_cv_upload());
      const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 no more') };
      const uploads = '**/api/files';
      await page.route(uploads, () => {});
      await input.focus();
      await input.setInputFiles({ ...cv, name: 'cv.exe', mimeType: 'application/x-msdownload' });
      await page.getByRole('alert').filter({ hasText: m.ui_file_wrong_type() }).waitFor();
      await hasFocus(input);
      await input.setInputFiles(cv);
      await hasFocus(
        page
          .locator('[tabindex="-1"]')
          .filter({ has: page.getByRole('progressbar') })
          .last(),
      );
      await pressEnter(button(page, m.ui_cancel_upload()));
      await hasFocus(input);
    });
  });

  test('goes to an address of a link that cannot be one', async () => {
    const { id } = await createDraft(own.app, owner);
    await as(owner, paths.editJob(id), async (page) => {
      await page.mouse.move(10, 10);
      await page.locator('[data-field="translations.en.description"] [contenteditable=true]').click();
      await pressEnter(
        page.locator('[data-field="translations.en.description"]').getByRole('button', { name: m.ui_rich_link() }),
      );
      const address = page.getByRole('dialog').getByLabel(m.ui_rich_link_address());
      await address.fill('no address');
      await pressEnter(page.getByRole('dialog').getByRole('button', { name: m.ui_rich_link_set() }));
      await hasFocus(address);
      expect(await address.getAttribute('aria-invalid')).toBe('true');
    });
  });
});
