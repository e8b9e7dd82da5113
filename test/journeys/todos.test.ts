import { beforeAll, describe, expect, test } from 'vitest';

import type { Application } from '#contract/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, dayIn, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { goSignedIn, visitAs } from '#test/support/signed-in-page.ts';
import { dayText } from '#web/features/jobs/job-words.ts';

const pt = { locale: 'pt' } as const;
const de = { locale: 'de' } as const;

describe('to-dos', () => {
  const own = sharedSite();
  let app: TestApp;

  beforeAll(() => {
    ({ app } = own);
  });

  async function receiveApplication() {
    const owner = await registerEmployer(app, { firstName: 'Klaus', lastName: 'Berg' });
    const colleague = await registerColleague(app, owner, { firstName: 'Beatriz', lastName: 'Sá' });
    const seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Ortega' });
    const { id: jobId } = await createActive(app, owner);
    const sent = await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, {
      coverLetter: 'Hola.',
    });
    return { owner, colleague, sent };
  }

  test('show together with all that the company adds, and one that is being written stays if they cannot be read again', async () => {
    const { owner, colleague, sent } = await receiveApplication();
    await visitAs(
      own,
      owner,
      // A page before, so that its reads can be held back.
      paths.about(),
      async (page) => {
        const tags = Promise.withResolvers<void>();
        await page.route('**/tags', async (route) => {
          await tags.promise;
          await route.continue();
        });
        const todos = page.waitForResponse('**/todos');
        await goSignedIn(page, `${own.site.url}/de${paths.reviewApplication(sent.id)}`);
        await page.mouse.move(10, 10);
        await todos;
        const heading = page.locator('#todos');
        await heading.waitFor({ state: 'attached' });
        expect(await heading.isVisible()).toBe(false);
        tags.resolve();
        await heading.waitFor();
        for (const name of [m.tags_title, m.comments_title, m.scores_title, m.interviews_title])
          expect(await page.getByRole('region', { name: name({}, de) }).count()).toBe(1);

        await page.getByRole('button', { name: m.todos_new({}, de) }).click();
        await page.getByLabel(m.todos_text({}, de)).fill('Zeugnisse anfordern');
        let refused = 0;
        await page.route('**/todos', async (route) => {
          refused += 1;
          await route.abort();
        });
        await callSite(own.site, colleague.cookie, 'POST', `/applications/${sent.id}/todos`, {
          text: 'Anrufen',
          dueOn: null,
          assigneeId: null,
        });
        await expect.poll(() => refused).toBeGreaterThan(1);
        await page.waitForTimeout(100);
        expect(await page.getByLabel(m.todos_text({}, de)).inputValue()).toBe('Zeugnisse anfordern');
      },
      de,
    );
  });

  test('are written by one member, and found and done by the colleague who is asked', async () => {
    const { owner, colleague, sent } = await receiveApplication();
    await visitAs(
      own,
      owner,
      paths.reviewApplication(sent.id),
      async (page) => {
        await page.mouse.move(10, 10);
        await page.getByRole('button', { name: m.todos_new({}, de) }).click();
        const add = page.getByRole('button', { name: m.todos_add({}, de) });
        await add.click();
        await page.getByText(m.field_required({}, de)).waitFor();
        await page.getByLabel(m.todos_text({}, de)).fill('Zeugnisse anfordern');
        await page.getByLabel(m.todos_assignee({}, de), { exact: true }).selectOption('Beatriz Sá');
        await page.getByLabel(m.todos_due({}, de), { exact: true }).fill('2026-01-02');
        expect(await axeFindings(page)).toEqual([]);
        await add.click();
        await page.getByRole('checkbox', { name: 'Zeugnisse anfordern' }).waitFor();
        expect(await axeFindings(page)).toEqual([]);
      },
      de,
    );
    await visitAs(
      own,
      colleague,
      paths.employerDashboard(),
      async (page) => {
        const link = page.getByRole('link', { name: 'Zeugnisse anfordern' });
        // It was to be done long ago.
        await page.getByText(/em atraso desde/).waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await link.click();
        await page.mouse.move(10, 10);
        const box = page.getByRole('checkbox', { name: 'Zeugnisse anfordern' });
        await box.check();
        await page.getByText(m.todos_done_by({ name: 'Beatriz Sá' }, pt)).waitFor();
      },
      pt,
    );
    expect(await callSite(own.site, colleague.cookie, 'GET', '/me/todos')).toEqual([]);
  });

  test('are overdue by the day where the reader is', async () => {
    const { owner, sent } = await receiveApplication();
    // A place where it is another day than in UTC: from ten o’clock the next one, until then (and an hour longer) the one before.
    const isAhead = new Date().getUTCHours() >= 10;
    const timeZone = isAhead ? 'Pacific/Kiritimati' : 'Pacific/Niue';
    const dueOn = dayIn(isAhead ? 0 : -1);
    await callSite(own.site, owner.cookie, 'POST', `/applications/${sent.id}/todos`, {
      text: 'Call her',
      dueOn,
      assigneeId: owner.userId,
    });
    const state = (isAhead ? m.todos_overdue : m.todos_due_by)({ date: dayText(dueOn) });
    for (const path of [paths.reviewApplication(sent.id), paths.employerDashboard()])
      await visitAs(
        own,
        owner,
        path,
        async (page) => {
          await page.mouse.move(10, 10);
          await page.getByText(state).waitFor();
        },
        { timeZone },
      );
  });
});
