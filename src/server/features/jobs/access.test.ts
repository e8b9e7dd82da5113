import { beforeAll, describe, expect, test } from 'vitest';

import { jobStatuses, type JobStatus } from '#contract/jobs/job-status.ts';
import type { Job } from '#contract/jobs/job-views.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import {
  callJobs,
  createActive,
  createDraft,
  registerColleague,
  registerEmployer,
  UNKNOWN_ID,
} from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { can } from './access.ts';

const states = [...jobStatuses, 'hidden while active', 'hidden after it ended'] as const;
type State = (typeof states)[number];

let app: TestApp;
let readers: Record<string, TestPerson | undefined>;
const jobs = new Map<State, string>();
let companyId: string;

beforeAll(async () => {
  app = await sharedTestApp();
  const employer = await registerEmployer(app);
  companyId = employer.companyId;
  const [admin, seeker, rival] = [
    await registerPerson(app, { role: 'admin' }),
    await registerPerson(app),
    await registerEmployer(app),
  ];
  readers = { nobody: undefined, seeker, rival, employer, colleague: await registerColleague(app, employer), admin };
  for (const state of states) {
    const { id } = state === 'draft' ? await createDraft(app, employer) : await createActive(app, employer);
    if (state === 'paused') await callJobs(app, 'POST', `/${id}/pause`, employer);
    if (state === 'closed' || state === 'hidden after it ended')
      await callJobs(app, 'POST', `/${id}/close`, employer, { reason: 'cancelled' });
    if (state === 'expired')
      await app.base.db.updateTable('job').set({ status: 'expired' }).where('id', '=', id).execute();
    if (state.startsWith('hidden'))
      await app.base.db
        .updateTable('job')
        .set({ hidden_at: new Date(), hidden_reason: 'Fraud' })
        .where('id', '=', id)
        .execute();
    jobs.set(state, id);
  }
});

/** The job's status as each reader gets it. */
async function statuses(method: string, path: string, json?: unknown): Promise<Record<string, number>> {
  const answers: [string, number][] = [];
  for (const [name, reader] of Object.entries(readers))
    answers.push([name, (await callJobs(app, method, path, reader, json)).status]);
  return Object.fromEntries(answers);
}

const forAll = (status: number) => ({
  nobody: status,
  seeker: status,
  rival: status,
  employer: status,
  colleague: status,
  admin: status,
});
const strangersGet = (status: number) => ({ ...forAll(200), nobody: status, seeker: status, rival: status });

/** Who may read a job in each status (docs/authorization.md). */
const reading: Record<State, Record<string, number>> = {
  draft: strangersGet(404),
  active: forAll(200),
  paused: strangersGet(404),
  closed: strangersGet(410),
  expired: strangersGet(410),
  'hidden while active': strangersGet(404),
  'hidden after it ended': strangersGet(404),
};

describe.each(states)('a job that is %s', (state) => {
  test('is readable by everyone who may see it; others get "gone" if it ended, "not found" otherwise', async () => {
    expect(await statuses('GET', `/${jobs.get(state)}`)).toEqual(reading[state]);
  });

  test('leaves a public notice of its end if it ended, and nothing otherwise', async () => {
    expect(await statuses('GET', `/${jobs.get(state)}/ended`)).toEqual(
      forAll(state === 'closed' || state === 'expired' ? 200 : 404),
    );
  });

  test('may be opened for editing by members only; other readers are refused', async () => {
    expect(await statuses('GET', `/${jobs.get(state)}/edit`)).toEqual({
      nobody: 401,
      seeker: 403,
      rival: state === 'active' ? 403 : 404,
      employer: 200,
      colleague: 200,
      admin: 403,
    });
  });

  test('may be saved by seekers while it is open', async () => {
    expect(await statuses('PUT', `/${jobs.get(state)}/saved`)).toEqual({
      ...forAll(403),
      nobody: 401,
      seeker: state === 'active' ? 200 : 404,
    });
  });

  test('may be removed from their list by seekers in any status', async () => {
    expect(await statuses('DELETE', `/${jobs.get(state)}/saved`)).toEqual({ ...forAll(403), nobody: 401, seeker: 200 });
  });

  test('counts views of everyone who can see it', async () => {
    const seen = Object.fromEntries(
      Object.entries(reading[state]).map(([name, status]) => [name, status === 410 ? 404 : status]),
    );
    expect(await statuses('POST', `/${jobs.get(state)}/view`)).toEqual(seen);
  });
});

test('does not find a job that does not exist', async () => {
  for (const id of [UNKNOWN_ID, 'nonsense', companyId]) {
    expect(await statuses('GET', `/${id}`)).toEqual(forAll(404));
    expect(await statuses('GET', `/${id}/ended`)).toEqual(forAll(404));
    expect(await statuses('POST', `/${id}/view`)).toEqual(forAll(404));
  }
});

test('treats an employer without a company as a member of none', async () => {
  const loose = await registerPerson(app, { role: 'employer' });
  for (const state of states)
    expect((await callJobs(app, 'GET', `/${jobs.get(state)}`, loose)).status).toBe(reading[state].rival);
});

test('shows a former colleague what a stranger sees', async () => {
  const leaver = await registerColleague(app, { companyId });
  const draft = jobs.get('draft')!;
  expect((await callJobs(app, 'GET', `/${draft}`, leaver)).status).toBe(200);
  await app.base.db.deleteFrom('company_member').where('user_id', '=', leaver.userId).execute();
  expect((await callJobs(app, 'GET', `/${draft}`, leaver)).status).toBe(404);
});

test('shows the reason for hiding it to its company and administrators', async () => {
  for (const name of ['employer', 'colleague', 'admin']) {
    const { body } = await callJobs(app, 'GET', `/${jobs.get('hidden while active')}`, readers[name]);
    expect(body.hidden).toEqual({ at: expect.any(String) as unknown, reason: 'Fraud' });
  }
});

describe('permitted actions', () => {
  const abilitiesOf = async (state: State, reader: string) => {
    const { body } = await callJobs(app, 'GET', `/${jobs.get(state)}`, readers[reader]);
    return Object.entries((body as unknown as Job).can).flatMap(([ability, may]) => (may ? [ability] : []));
  };

  test.each([
    ['draft', ['edit', 'publish', 'duplicate', 'remove']],
    ['active', ['edit', 'pause', 'close', 'renew', 'duplicate']],
    ['paused', ['edit', 'publish', 'close', 'renew', 'duplicate']],
    ['closed', ['edit', 'renew', 'duplicate']],
    ['expired', ['edit', 'renew', 'duplicate']],
    ['hidden while active', ['edit', 'pause', 'close', 'duplicate']],
    ['hidden after it ended', ['edit', 'duplicate']],
  ] as const)('for a member, when it is %s', async (state, abilities) => {
    expect(await abilitiesOf(state, 'employer')).toEqual(abilities);
    expect(await abilitiesOf(state, 'colleague')).toEqual(abilities);
  });

  test('for others: seekers save it, everyone else only reads it', async () => {
    expect(await abilitiesOf('active', 'seeker')).toEqual(['save', 'report']);
    for (const reader of ['nobody', 'rival'] as const) expect(await abilitiesOf('active', reader)).toEqual(['report']);
  });

  test('for an administrator: hides any job but drafts, and shows a hidden one again', async () => {
    expect(await abilitiesOf('active', 'admin')).toEqual(['hide']);
    expect(await abilitiesOf('draft', 'admin')).toEqual([]);
    expect(await abilitiesOf('hidden while active', 'admin')).toEqual(['restore']);
  });

  test('for the platform itself: the same as for its company', () => {
    const facts = (status: JobStatus) => ({ status, hidden_at: null, hidden_for: null, member_role: null });
    for (const status of jobStatuses)
      expect(can({ kind: 'system' }, facts(status))).toEqual(
        can({ kind: 'anonymous' }, { ...facts(status), member_role: 'owner' }),
      );
  });
});
