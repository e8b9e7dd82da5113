import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { AuditEntry } from '#contract/admin/audit.ts';
import type { Case, CaseRow } from '#contract/admin/moderation.ts';
import type { Notification } from '#contract/notifications/notifications.ts';

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
  /** Of an established company, with an open job; created for each test. */
  employer: TestPerson & { companyId: string };
  jobId: string;
}

const wombats = {
  translations: {
    en: { title: 'Keeper of Wombats', description: '<p>You keep wombats.</p>', requirements: '' },
    de: { title: 'Wombatpflege', description: '<p>Sie pflegen Wombats.</p>', requirements: '' },
  },
};

/** For test files: an administrator, and for each test an employer with an unreported job. */
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
  /** A job's open case, else the last decided one. */
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
    /** Anonymous by default. */
    report: (id: string, json: object, person?: { cookie: string }) =>
      call('POST', `/jobs/${id}/report`, { reason: 'not_a_job', text: '', ...json }, person?.cookie ?? ''),
    hide: (id: string, json: object = {}, by = world.admin) =>
      call('POST', `/admin/jobs/${id}/hide`, { reason: 'Asks for money.', ...json }, by.cookie),
    restore: (id: string) => call('POST', `/admin/jobs/${id}/restore`, {}),
    /** The HTTP status of reading a job. */
    statusOf: async (id: string, person?: TestPerson) => (await callJobs(world.app, 'GET', `/${id}`, person)).status,
    /** Oldest first. */
    casesOf: (id: string) =>
      world.app.base.db
        .selectFrom('moderation_case')
        .select(['cause', 'reports', 'decision'])
        .where('job_id', '=', id)
        .orderBy('opened_at')
        .execute(),
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
