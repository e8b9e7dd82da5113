import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { linksOf, textOf } from '#test/support/html.ts';
import { createActive, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { act } from '#test/support/lives.ts';
import { createPageApp } from '#test/support/page-app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';
import { createPerson } from '#test/support/unclaimed.ts';

let app: TestApp;
let jobId: string;
beforeAll(async () => {
  app = await createPageApp();
  jobId = (await createActive(app, await registerEmployer(app))).id;
});
afterAll(() => app.close());

const get = (path: string, person?: TestPerson) => app.request('GET', path, person ? { cookie: person.cookie } : {});
const movedTo = async (path: string, person?: TestPerson) => (await get(path, person)).headers.get('location');
const shown = async (path: string, person?: TestPerson) => textOf(await (await get(path, person)).text());
const applying = () => `${paths.job(jobId)}?apply=`;

describe('the page that begins an application without an account', () => {
  test('is left out where the site asks for an account (T423)', async () => {
    await changeSetting(app, 'accounts.apply_without_account', false);
    const signIn = `${paths.login()}?${new URLSearchParams({ next: applying() })}`;
    expect(await movedTo(paths.beginToApply(jobId))).toBe(signIn);
    expect(await shown(paths.login())).not.toContain(m.person_login_link());
    await changeSetting(app, 'accounts.apply_without_account', true);
    expect(await shown(paths.login())).toContain(m.person_login_link());
  });

  test('leads users with an account, or a confirmed address, to the application form', async () => {
    for (const person of [await registerPerson(app), await createPerson(app)])
      expect(await movedTo(paths.beginToApply(jobId), person)).toBe(applying());
  });

  test('leads to the job’s page if it takes no applications', async () => {
    expect(await movedTo(paths.beginToApply(UNKNOWN_ID))).toBe(paths.job(UNKNOWN_ID));
  });

  test('continues on this site only', async () => {
    const evil = `${paths.beginToApply(jobId)}?next=//evil.example`;
    expect(await movedTo(evil, await registerPerson(app))).toBe(applying());
  });

  test('opens once more to correct the address, until the link is opened', async () => {
    const person = await createPerson(app, { isConfirmed: false });
    expect((await get(paths.beginToApply(jobId), person)).status).toBe(200);
  });
});

const needingAccount = [
  paths.seekerDashboard(),
  paths.savedJobs(),
  paths.savedSearches(),
  paths.beingFound(),
  paths.languageTests(),
  paths.settings(),
  paths.securitySettings(),
  paths.notificationSettings(),
];

describe('a person without an account', () => {
  let person: TestPerson;
  beforeEach(async () => {
    person = await createPerson(app);
  });

  test.for(needingAccount)('is led from %s to where they make one (T434)', async (path) => {
    expect(await movedTo(path, person)).toBe(paths.claim());
  });

  test.for([
    paths.seekerApplications(),
    paths.messaging(),
    paths.notifications(),
    paths.seekerProfile(),
    paths.ownData(),
    paths.consents(),
    paths.decisions(),
    paths.jobInvitations(),
    paths.claim(),
    paths.login(),
    paths.home(),
    paths.jobs(),
  ])('reads %s, without a link to a page that needs an account', async (path) => {
    const answer = await get(path, person);
    expect(answer.status).toBe(200);
    const links = linksOf(await answer.text()).map(([, to]) => to);
    expect(links.filter((to) => needingAccount.includes(to))).toEqual([]);
  });

  test('reads on the job’s page that their application waits for their link', async () => {
    const unconfirmed = await createPerson(app, { isConfirmed: false });
    const text = m.apply_unsent_text({ email: unconfirmed.email, company: 'Acme' });
    expect(await shown(paths.job(jobId), unconfirmed)).not.toContain(text);
    await act(app, unconfirmed, 'POST', `/jobs/${jobId}/unsent-applications`, { coverLetter: 'I would like to.' });
    expect(await shown(paths.job(jobId), unconfirmed)).toContain(text);
    expect(await shown(paths.job(jobId), person)).not.toContain(m.auth_inbox_title());
  });
});
