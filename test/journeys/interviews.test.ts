import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Interview } from '#contract/interviews/interviews.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs, type View } from '#test/support/signed-in-page.ts';

const de = { locale: 'de' } as const;
const es = { locale: 'es' } as const;

/** A German-speaking company and a Spanish-speaking applicant agree on a time. */
describe('an interview', () => {
  const own = sharedSite();
  let app: TestApp;
  let owner: TestPerson;
  let seeker: TestPerson;
  let applicationId: string;

  beforeAll(() => {
    ({ app } = own);
  });
  beforeEach(async () => {
    owner = await registerEmployer(app, { firstName: 'Klaus', lastName: 'Berg' });
    seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Moreno' });
    const { id } = await createActive(app, owner);
    const sent = await callSite<{ id: string }>(own.site, seeker.cookie, 'POST', `/jobs/${id}/applications`, {
      coverLetter: '',
    });
    applicationId = sent.id;
  });

  const as = (person: { cookie: string }, path: string, use: (page: Page) => Promise<void>, view: View) =>
    visitAs(own, person, path, use, view);
  const read = async () =>
    (
      await callSite<{ interviews: Interview[] }>(
        own.site,
        owner.cookie,
        'GET',
        `/applications/${applicationId}/interviews`,
      )
    ).interviews[0];

  /** In a week, by the browser's clock. */
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

  test('is proposed, accepted, moved by the applicant and cancelled, each in their language', async () => {
    await as(
      owner,
      paths.reviewApplication(applicationId),
      async (page) => {
        await page.getByRole('button', { name: m.interviews_propose({}, de) }).click();
        const dialog = page.getByRole('dialog');
        const send = dialog.getByRole('button', { name: m.interviews_send({}, de) });
        await dialog.getByLabel(m.interviews_place_video({}, de)).fill('https://meet.example/lucia');
        for (const [at, time] of ['10:00', '15:30'].entries()) {
          await dialog.getByLabel(m.interviews_slot_day({ number: at + 1 }, de)).fill(day);
          await dialog.getByLabel(m.interviews_slot_time({ number: at + 1 }, de)).fill(time);
        }
        await send.click();
        await page.getByText(m.interviews_waits({ name: 'Lucía Moreno' }, de)).waitFor();
      },
      de,
    );
    expect(await read()).toMatchObject({ status: 'proposed', place: 'https://meet.example/lucia' });
    await as(
      seeker,
      paths.seekerApplication(applicationId),
      async (page) => {
        const section = page.getByRole('region', { name: m.interviews_title_one({}, es) });
        await section.getByRole('radio').nth(1).check();
        await section.getByRole('button', { name: m.interviews_choose({}, es) }).click();
        await section.getByText(m.interviews_state_booked({}, es), { exact: true }).waitFor();
        expect((await read())?.startsAt).toBe((await read())?.slots[1]?.startsAt);
        await section.getByRole('button', { name: m.interviews_choose_other({}, es) }).click();
        await section.getByRole('radio').first().check();
        await section.getByRole('button', { name: m.interviews_choose({}, es) }).click();
        await section.getByRole('button', { name: m.interviews_choose_other({}, es) }).waitFor();
        expect((await read())?.startsAt).toBe((await read())?.slots[0]?.startsAt);
        await section.getByRole('button', { name: m.interviews_ask({}, es) }).click();
        await page.getByRole('dialog').getByRole('textbox').fill('Mejor por la tarde.');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: m.interviews_ask_send({}, es) })
          .click();
        await section.getByText('Mejor por la tarde.').waitFor();
      },
      es,
    );
    await as(
      owner,
      paths.reviewApplication(applicationId),
      async (page) => {
        const section = page.getByRole('region', { name: m.interviews_title({}, de) });
        await section.getByText('Mejor por la tarde.').waitFor();
        await section.getByRole('link', { name: m.interviews_calendar({}, de) }).waitFor();
        await section.getByRole('button', { name: m.interviews_cancel({}, de) }).click();
        const question = page.getByRole('alertdialog');
        await question.getByRole('button', { name: m.interviews_cancel({}, de) }).click();
        await section.getByText(m.interviews_state_cancelled({}, de), { exact: true }).waitFor();
      },
      de,
    );
    expect(await read()).toMatchObject({ status: 'cancelled' });
  });
});
