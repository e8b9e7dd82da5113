import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { AuditEntry } from '#contract/audit.ts';
import type { Case, CaseRow } from '#contract/moderation.ts';
import type { Notification } from '#contract/notifications.ts';

import { createTestApp, type TestApp } from './app.ts';
import { callJobs, createActive, registerEmployer } from './jobs.ts';
import { registerPerson, type TestPerson } from './people.ts';

type Body = Case & {
  open: number;
  cases: CaseRow[];
  nextCursor: string | null;
  entries: AuditEntry[];
  notifications: Notification[];
  data?: { reason?: string; fields?: { path: string; code: string }[]; retryAfter?: number };
};

interface People {
  app: TestApp;
  admin: TestPerson;
  /** Of a company that is no longer new; new for each test, with an open job. */
  employer: TestPerson & { companyId: string };
  jobId: string;
}

const wombats = {
  translations: {
    en: { title: 'Keeper of Wombats', description: '<p>You keep wombats.</p>', requirements: '' },
    de: { title: 'Wombatpflege', description: '<p>Sie pflegen Wombats.</p>', requirements: '' },
  },
};

/** An administrator, and for each test an employer with a job about which nobody has said anything: for test files about moderation. */
export function moderationWorld() {
  const world = {} as People;
  const call = async (
    method: string,
    path: string,
    json?: unknown,
    cookie: string = world.admin.cookie,
  ): Promise<{ status: number; body: Body }> => {
    const answer = await world.app.request(method, `/api${path}`, { json, ...(cookie ? { cookie } : {}) });
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  const keep = (id: string, by = world.admin) => call('POST', `/admin/moderation/${id}/keep`, {}, by.cookie);
  /** The open case of a job, else the one that was decided last. */
  const caseOf = async (jobId: string): Promise<Case> => {
    const { id } = await world.app.base.db
      .selectFrom('moderation_case')
      .select('id')
      .where('job_id', '=', jobId)
      .orderBy('decided_at', (order) => order.desc().nullsFirst())
      .limit(1)
      .executeTakeFirstOrThrow();
    return (await call('GET', `/admin/moderation/${id}`)).body;
  };
  beforeAll(async () => {
    world.app = await createTestApp();
    world.admin = await registerPerson(world.app, { role: 'admin', firstName: 'Ada', lastName: 'Boss' });
  });
  beforeEach(async () => {
    await world.app.database.db.deleteFrom('rate_limit').execute();
    world.employer = await registerEmployer(world.app, { locale: 'de' });
    const first = await createActive(world.app, world.employer);
    const { status } = await keep((await caseOf(first.id)).id);
    if (status !== 200) throw new Error(`The first job was not kept: ${status}`);
    world.jobId = (await createActive(world.app, world.employer, wombats)).id;
  });
  afterAll(() => world.app.close());
  return {
    world,
    call,
    keep,
    caseOf,
    /** By whoever is signed out unless it is said. */
    report: (id: string, json: object, person?: { cookie: string }) =>
      call('POST', `/jobs/${id}/report`, { reason: 'not_a_job', text: '', ...json }, person?.cookie ?? ''),
    hide: (id: string, json: object = {}, by = world.admin) =>
      call('POST', `/admin/jobs/${id}/hide`, { reason: 'Asks for money.', ...json }, by.cookie),
    restore: (id: string) => call('POST', `/admin/jobs/${id}/restore`, {}),
    /** What opening a job answers with. */
    statusOf: async (id: string, person?: TestPerson) => (await callJobs(world.app, 'GET', `/${id}`, person)).status,
    /** All cases of a job, the oldest first. */
    casesOf: (id: string) =>
      world.app.base.db
        .selectFrom('moderation_case')
        .select(['cause', 'reports', 'decision'])
        .where('job_id', '=', id)
        .orderBy('opened_at')
        .execute(),
    /** What was recorded of a job, the newest first. */
    historyOf: async (id: string) =>
      (await call('GET', `/admin/audit?subject=${id}`)).body.entries.map(({ action, details }) => [
        action,
        details.reason,
      ]),
    mailsTo: (address: string) =>
      world.app.base.db
        .selectFrom('mail')
        .select(['subject', 'text', 'headers'])
        .where('to_address', '=', address)
        .orderBy('created_at')
        .execute(),
    noticesOf: async (person: TestPerson) =>
      (await call('GET', '/notifications', undefined, person.cookie)).body.notifications.map(({ data }) => data),
  };
}
