import { expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { createPageApp } from '#test/support/page-app.ts';
import { registerPerson } from '#test/support/people.ts';

test('a dashboard is shown even if its jobs could not be found in time', async () => {
  const app = await createPageApp({ SEARCH_TIMEOUT_MS: '100' });
  const { cookie, profileId } = await registerPerson(app);
  const language = { profile_id: profileId, language: 'de', level: 'B2', position: 0 } as const;
  await app.base.db.insertInto('profile_language').values(language).execute();
  const client = await app.database.pool.connect();
  await client.query('begin; lock table job_search in access exclusive mode');
  const answer = await app.request('GET', paths.seekerDashboard(), { cookie });
  await client.query('rollback');
  client.release();
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(m.dashboard_fit_late())]);
  await app.close();
});

test.for([
  ['a page', paths.jobs()],
  ['the data of a page', `${paths.jobs()}.data`],
])('%s whose search the database cancels returns 503 and says when to retry', async ([, path]) => {
  const app = await createPageApp();
  const client = await app.database.pool.connect();
  await client.query('begin; lock table job_search in access exclusive mode');
  const answering = app.request('GET', `${path}?q=adviser`);
  const searching = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  // Within a transaction pg_stat_activity would not change.
  await expect.poll(async () => (await app.probe.pool.query(`select ${searching}`)).rowCount).toBeGreaterThan(0);
  await app.probe.pool.query(`select pg_terminate_backend(pid) ${searching}`);
  const answer = await answering;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  await client.query('rollback');
  client.release();
  await app.close();
});
