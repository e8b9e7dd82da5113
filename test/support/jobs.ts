import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';
import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { EditableJob } from '#contract/jobs/job-views.ts';
import type { FieldProblem } from '#contract/problems.ts';
import { createCompany } from '#server/features/companies/companies.ts';

import type { TestApp } from './app.ts';
import { draft } from './calling.ts';
import { registerPerson, type TestPerson } from './people.ts';

export const UNKNOWN_ID = '019aa000-0000-7000-8000-00000000ffff';

const DAY = 86_400_000;

/** A day from now in UTC, YYYY-MM-DD. */
export const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Complete for publishing. */
export const completeJob = (): Partial<JobInput> => draft();

export async function registerEmployer(
  app: TestApp,
  registration: Parameters<typeof registerPerson>[1] = {},
): Promise<TestPerson & { companyId: string }> {
  const person = await registerPerson(app, { ...registration, role: 'employer' });
  const { id } = await createCompany(app.ctx(person.actor), { name: 'Acme' });
  return { ...person, companyId: id };
}

export async function registerColleague(
  app: TestApp,
  { companyId }: { companyId: string },
  {
    memberAs = 'recruiter',
    ...registration
  }: Parameters<typeof registerPerson>[1] & { memberAs?: CompanyMemberRole } = {},
): Promise<TestPerson> {
  const person = await registerPerson(app, { ...registration, role: 'employer' });
  await app.base.db
    .insertInto('company_member')
    .values({ company_id: companyId, user_id: person.userId, role: memberAs })
    .execute();
  return person;
}

interface Answer {
  status: number;
  /** A job, or why it was refused. */
  body: EditableJob & { done: true; data?: { reason?: string; fields?: FieldProblem[]; retryAfter?: number } };
}

/** Calls the jobs API, anonymously without a person; `path` begins after /api/jobs. */
export async function callJobs(
  app: TestApp,
  method: string,
  path: string,
  person?: { cookie: string },
  json?: unknown,
): Promise<Answer> {
  const answer = await app.request(method, `/api/jobs${path}`, { json, ...(person ? { cookie: person.cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

/** Complete unless stated otherwise. */
export async function createDraft(
  app: TestApp,
  person: TestPerson,
  input: Partial<JobInput> = {},
): Promise<EditableJob> {
  const { status, body } = await callJobs(app, 'POST', '', person, { ...completeJob(), ...input });
  if (status !== 201) throw new Error(`The draft was refused: ${JSON.stringify(body)}`);
  return body;
}

export async function createActive(
  app: TestApp,
  person: TestPerson,
  input: Partial<JobInput> = {},
): Promise<EditableJob> {
  const { id } = await createDraft(app, person, input);
  const { status, body } = await callJobs(app, 'POST', `/${id}/publish`, person);
  if (status !== 200) throw new Error(`The job was not published: ${JSON.stringify(body)}`);
  return body;
}
