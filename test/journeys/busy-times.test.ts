import ical from 'ical-generator';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const fr = { locale: 'fr' } as const;
const it = { locale: 'it' } as const;

/** In a week, from 10 to 11 on the browser's clock, which is this process's. */
const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const calendar = ical();
calendar.createEvent({ start: new Date(`${day}T10:00`), end: new Date(`${day}T11:00`), summary: 'Dentiste' });
const server = createServer((request, response) =>
  request.url === '/mine.ics' ? response.end(calendar.toString()) : response.writeHead(404).end(),
);

describe('busy times', () => {
  const own = sharedSite();
  let app: TestApp;
  let at: (path: string) => string;
  beforeAll(async () => {
    ({ app } = own);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    at = (path) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  });
  afterAll(() => {
    server.close();
  });

  test('a member enters the address of a calendar, and a colleague who proposes times sees when they are busy', async () => {
    const owner = await registerEmployer(app, { firstName: 'Chiara', lastName: 'Rossi' });
    const colleague = await registerColleague(app, owner, { firstName: 'Hélène', lastName: 'Petit' });
    const seeker = await registerPerson(app);
    const { id: jobId } = await createActive(app, owner);
    const { id } = await callSite<{ id: string }>(own.site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, {
      coverLetter: '',
    });
    await visitAs(
      own,
      colleague,
      paths.settings(),
      async (page) => {
        const address = page.getByLabel(m.busy_address({}, fr), { exact: true });
        const connect = page.getByRole('button', { name: m.busy_save({}, fr) });
        await connect.click();
        await page.getByText(m.field_required({}, fr)).waitFor();
        await address.fill(at('/theirs.ics'));
        await connect.click();
        await page.getByText(m.busy_problem_refused({}, fr), { exact: false }).waitFor();
        await address.fill(at('/mine.ics').replace('http:', 'ftp:'));
        await connect.click();
        await page.locator('[aria-invalid=true]').waitFor();
        // Refused input can be corrected.
        expect(await address.inputValue()).toBe(at('/mine.ics').replace('http:', 'ftp:'));
        await address.fill(at('/mine.ics'));
        await connect.click();
        await page.getByText(m.busy_read_at({}, fr), { exact: false }).waitFor();
        expect(await axeFindings(page)).toEqual([]);
      },
      fr,
    );
    await visitAs(
      own,
      owner,
      paths.reviewApplication(id),
      async (page) => {
        await page.getByRole('button', { name: m.interviews_propose({}, it) }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(m.interviews_slot_day({ number: 1 }, it)).fill(day);
        await dialog.getByLabel(m.interviews_slot_time({ number: 1 }, it)).fill('10:15');
        const note = dialog.getByText(m.busy_at_slot({ names: 'Hélène Petit' }, it));
        await dialog.getByRole('checkbox', { name: 'Hélène Petit' }).check();
        await note.waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await dialog.getByLabel(m.interviews_slot_time({ number: 1 }, it)).fill('11:00');
        await note.waitFor({ state: 'detached' });
      },
      it,
    );
  });
});
