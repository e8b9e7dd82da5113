import { inventSeekers } from '#server/seeds/demo-seekers.ts';
import { insertPeople } from '#server/seeds/people-rows.ts';
import { createRandom } from '#server/seeds/random.ts';

import type { TestApp } from './app.ts';
import { registerPerson } from './people.ts';

/** Lets a new user apply for a job, and sends the notifications. Returns the application's id. */
export async function applyAsNewcomer(app: TestApp, jobId: string): Promise<string> {
  const { cookie } = await registerPerson(app);
  const json = { coverLetter: 'I sell to hotels.' };
  const answer = await app.request('POST', `/api/jobs/${jobId}/applications`, { cookie, json });
  if (!answer.ok) throw new Error(`The application was refused: ${await answer.text()}`);
  await app.drain();
  return ((await answer.json()) as { id: string }).id;
}

/** Copies an application for this many invented people, each sent a minute after the previous one. */
export async function plantWaiting(app: TestApp, applicationId: string, many: number): Promise<void> {
  const people = inventSeekers(createRandom(many), many, new Date()).map((person) => ({
    ...person,
    email: `${person.userId}@people.example`,
  }));
  await insertPeople(app.base.db, people);
  await app.database.pool.query(
    `insert into application (id, job_id, company_id, applicant_id, applicant_facts, job_facts, answers, applied_at, updated_at)
     select gen_random_uuid(), sent.job_id, sent.company_id, person.id, sent.applicant_facts, sent.job_facts, sent.answers,
       sent.applied_at + person.place * interval '1 minute', now()
     from application as sent
       cross join (select id, row_number() over (order by id) as place from profile where user_id = any($2)) as person
     where sent.id = $1`,
    [applicationId, people.map(({ userId }) => userId)],
  );
}
