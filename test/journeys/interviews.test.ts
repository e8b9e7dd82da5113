import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Interview, InterviewInput } from '#contract/interviews.ts';
import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';
import { visitAs, type View } from '#test/support/signed-in-page.ts';

const de = { locale: 'de' } as const;
const es = { locale: 'es' } as const;

/** A company in German and an applicant in Spanish agree on a time. */
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

  /** In a week, on the browser's clock. */
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

  test('says what is missing where a job must state its pay first, and keeps what was typed', async () => {
    await changeSetting(app, 'law.pay_before_interview', [{ country: 'PT', since: '2026-01-01', source: 'A law' }]);
    await as(
      owner,
      paths.reviewApplication(applicationId),
      async (page) => {
        await page.getByRole('button', { name: m.interviews_propose({}, de) }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(m.interviews_place_video({}, de)).fill('https://meet.example/lucia');
        await dialog.getByLabel(m.interviews_slot_day({ number: 1 }, de)).fill(day);
        await dialog.getByLabel(m.interviews_slot_time({ number: 1 }, de)).fill('10:00');
        await dialog.getByRole('button', { name: m.interviews_send({}, de) }).click();
        await dialog.getByText(m.problem_pay_not_stated({}, de)).waitFor();
        await expect
          .poll(() => dialog.getByLabel(m.interviews_place_video({}, de)).inputValue())
          .toBe('https://meet.example/lucia');
      },
      { ...de, width: 360 },
    );
    expect(await read()).toBeUndefined();
    await changeSetting(app, 'law.pay_before_interview', []);
  });

  test('is proposed, chosen, moved by the applicant and cancelled, each in their language', async () => {
    await as(
      owner,
      paths.reviewApplication(applicationId),
      async (page) => {
        await page.getByRole('button', { name: m.interviews_propose({}, de) }).click();
        const dialog = page.getByRole('dialog');
        const send = dialog.getByRole('button', { name: m.interviews_send({}, de) });
        await dialog.getByLabel(m.interviews_place_video({}, de)).fill('https://meet.example/lucia');
        // Nothing typed is lost where a time is missing.
        await send.click();
        await dialog.getByText(m.field_required({}, de)).waitFor();
        const firstDay = dialog.getByLabel(m.interviews_slot_day({ number: 1 }, de));
        await expect.poll(() => firstDay.evaluate((field) => field === document.activeElement)).toBe(true);
        // Nor where a press misses the dialog.
        await page.mouse.click(5, 5);
        expect(await dialog.getByLabel(m.interviews_place_video({}, de)).inputValue()).toBe(
          'https://meet.example/lucia',
        );
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

  const slots = ['10:00', '11:00'].map((time) => `${day}T${time}:00Z`);
  const propose = (id: string, given: Partial<InterviewInput> = {}) =>
    callSite<Interview>(own.site, owner.cookie, 'POST', `/applications/${id}/interviews`, {
      kind: 'phone',
      minutes: 30,
      language: 'en',
      place: '',
      note: '',
      timeZone: 'UTC',
      slots,
      interviewerIds: [owner.userId],
      ...given,
    });

  test('is on the applicant’s page before any script, and so is how long the application is kept', async () => {
    await propose(applicationId);
    const html = async () => {
      const address = own.site.url + localizePath(paths.seekerApplication(applicationId), 'es');
      return (await fetch(address, { headers: { cookie: seeker.cookie } })).text();
    };
    const proposed = await html();
    expect(proposed).toContain(m.interviews_title_one({}, es));
    expect(proposed.match(/type="radio"/g)).toHaveLength(slots.length);
    expect(proposed).not.toContain(m.retention_title({}, es));
    for (const step of ['view', 'reject'])
      await callSite(own.site, owner.cookie, 'POST', `/applications/${applicationId}/${step}`, {});
    expect(await html()).toContain(m.retention_title({}, es));
  });

  test('whose time was taken meanwhile says so, and the other times stay', async () => {
    await propose(applicationId);
    const other = await registerPerson(app);
    const jobId = (
      await callSite<{ job: { id: string } }>(own.site, owner.cookie, 'GET', `/applications/${applicationId}`)
    ).job.id;
    const theirs = await callSite<{ id: string }>(own.site, other.cookie, 'POST', `/jobs/${jobId}/applications`, {
      coverLetter: '',
    });
    const { id } = await propose(theirs.id);
    await as(
      seeker,
      paths.seekerApplication(applicationId),
      async (page) => {
        const section = page.getByRole('region', { name: m.interviews_title_one({}, es) });
        await section.getByRole('radio').first().check();
        await callSite(own.site, other.cookie, 'POST', `/interviews/${id}/choose`, {
          startsAt: slots[0],
          timeZone: 'UTC',
        });
        await section.getByRole('button', { name: m.interviews_choose({}, es) }).click();
        await section.getByText(m.problem_slot_taken({}, es)).waitFor();
        await section.getByRole('radio').nth(1).check();
        await section.getByRole('button', { name: m.interviews_choose({}, es) }).click();
        await section.getByText(m.interviews_state_booked({}, es), { exact: true }).waitFor();
      },
      es,
    );
  });

  test('has an address that a phone breaks after its slashes and dots', async () => {
    const address = 'https://meet.example/candidates/nordlicht-reisen/lucia-moreno-7f3a9c';
    await propose(applicationId, { kind: 'video', place: address });
    await as(
      seeker,
      paths.seekerApplication(applicationId),
      async (page) => {
        const link = page.getByRole('link', { name: address });
        const lines = await link.evaluate((element) => {
          const found = [''];
          let last = 0;
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode())
            for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
              const range = document.createRange();
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              const { top } = range.getBoundingClientRect();
              if (last && top > last) found.push('');
              last = top;
              found.push(found.pop() + letter);
            }
          return found;
        });
        expect(lines.length).toBeGreaterThan(1);
        expect(lines.join('')).toBe(address);
        for (const line of lines.slice(0, -1)) expect(line).toMatch(/[/.-]$/);
      },
      { ...es, width: 360 },
    );
  });
});
