import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { feedProfiles } from '#contract/jobs/feed-profiles.ts';
import type { EditableJob } from '#contract/jobs/job-views.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';
import { problemsIn } from '#test/support/xml.ts';

const ORIGIN = 'https://jobs.example';

let app: TestApp;
let employer: TestPerson & { companyId: string };
let job: EditableJob;

beforeAll(async () => {
  app = await createTestApp({ APP_URL: ORIGIN });
  employer = await registerEmployer(app);
  job = await createActive(app, employer, {
    primaryLocale: 'fr',
    translations: {
      fr: {
        title: 'Conseiller clientèle & ventes <B2B> ]]> 😀',
        description: '<p>Vous conseillez.</p>',
        requirements: '<ul><li>CRM</li></ul>',
      },
      de: { title: 'Kundenberater', description: '<p>Sie beraten.</p>', requirements: '' },
    },
  });
});
afterAll(() => app.close());

const read = async (profile: string) => (await app.request('GET', `/feeds/${profile}.xml`)).text();
const offer = (isSyndicated: boolean) =>
  app.request('PUT', `/api/jobs/${job.id}/syndication`, { json: { isSyndicated }, cookie: employer.cookie });

test('a feed that does not exist returns 404', async () => {
  expect((await app.request('GET', '/feeds/monster.xml')).status).toBe(404);
  expect((await app.request('GET', '/feeds/indeed')).status).toBe(404);
});

test('leaves out drafts, paused and ended jobs', async () => {
  const draft = await createDraft(app, employer);
  const paused = await createActive(app, employer);
  await callJobs(app, 'POST', `/${paused.id}/pause`, employer);
  const text = await read('indeed');
  expect(text).toContain(job.id);
  expect(text).not.toContain(draft.id);
  expect(text).not.toContain(paused.id);
});

test('leaves out a job whose last day has passed, before it is marked as expired', async () => {
  const ended = await createActive(app, employer);
  const valid_through = new Date(Date.now() - 1_000);
  await app.base.db.updateTable('job').set({ valid_through }).where('id', '=', ended.id).execute();
  for (const profile of feedProfiles)
    expect([profile, (await read(profile)).includes(ended.id)]).toEqual([profile, false]);
});

describe.for(feedProfiles)('%s', (profile) => {
  test('is valid, and its links name the partner, in the job’s language', async () => {
    const text = await read(profile);
    expect(await problemsIn(text, 'partners.rng')).toEqual([]);
    expect(text).toContain(`${ORIGIN}/fr/jobs/${job.id}?source=${profile}<`);
    expect(text).toContain('Conseiller clientèle &amp; ventes &lt;B2B&gt; ]]&gt; 😀');
    expect(text).not.toContain('Kundenberater');
  });

  test('drops the job once the company excludes it, and answers 304 until then', async () => {
    const first = await app.request('GET', `/feeds/${profile}.xml`);
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    const again = () => app.request('GET', `/feeds/${profile}.xml`, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await offer(false);
    const answer = await again();
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(job.id);
    await offer(true);
  });
});
