import type { ReportReason } from '#contract/admin/moderation-choices.ts';

import type { Actor, PersonRole } from '../actor.ts';
import type { TxCtx } from '../context.ts';
import { appeal } from '../features/admin/moderation/appeal.ts';
import { keepReported, restrictSubject } from '../features/admin/moderation/decide.ts';
import type { Subject } from '../features/admin/moderation/open-case.ts';
import { addReport } from '../features/admin/moderation/report.ts';
import '../features/companies/table.ts';
import '../features/messaging/table.ts';
import '../features/profiles/table.ts';

interface Cast {
  employerId: string;
  administratorId: string;
}

/** Open reports on a company and a message; a reported job that was kept, and one that was hidden, with an appeal. */
export async function fillDecisions(tx: TxCtx, { employerId, administratorId }: Cast): Promise<void> {
  const [ada] = await actorsOf(tx, 'admin', [administratorId]);
  const seekers = await actorsOf(tx, 'job_seeker');
  const jobs = await findJobs(tx, employerId);
  const [kept, hidden] = jobs;
  const company = jobs.at(-1);
  if (!ada || !kept || !hidden || !company) return;
  const report = async (about: Subject, reason: ReportReason, text: string) => {
    const actor = seekers.pop();
    if (actor) await addReport({ ...tx, actor }, about, { reason, text }, null);
  };
  await report(
    { subject: 'company', id: company.company_id },
    'pretends',
    'Their register number belongs to a bakery.',
  );
  await report({ subject: 'company', id: company.company_id }, 'other', 'Unter der Nummer meldet sich niemand.');
  const message = await findMessage(tx, employerId);
  if (message)
    await report({ subject: 'message', id: message.id }, 'spam', 'This has nothing to do with my application.');
  await report({ subject: 'job', id: kept.id }, 'wrong_facts', 'The office moved last year.');
  await keepReported({ ...tx, actor: ada }, { id: await openCaseOf(tx, kept.id) });
  await report({ subject: 'job', id: hidden.id }, 'asks_for_money', 'They want 90 € for “training material” first.');
  await restrictSubject(
    { ...tx, actor: ada },
    { subject: 'job', id: hidden.id },
    {
      caseId: await openCaseOf(tx, hidden.id),
      reason: 'Candidates are asked to pay for training material before they are hired.',
      ground: 'terms',
      rule: 'No fees for candidates',
    },
  );
  const [owner] = await actorsOf(tx, 'employer', [hidden.owner_id]);
  const made = await tx.db
    .selectFrom('moderation_decision')
    .select('id')
    .where('company_id', '=', hidden.company_id)
    .executeTakeFirst();
  if (owner && made)
    await appeal(
      { ...tx, actor: owner },
      { id: made.id, text: 'The material is free since Monday. We have changed the text of the job.' },
    );
}

/** Open jobs of other companies, one per company, with their owners. */
const findJobs = ({ db }: TxCtx, employerId: string) =>
  db
    .selectFrom('job')
    .innerJoin('company_member as owner', (join) =>
      join.onRef('owner.company_id', '=', 'job.company_id').on('owner.role', '=', 'owner'),
    )
    .distinctOn('job.company_id')
    .select(['job.id', 'job.company_id', 'owner.user_id as owner_id'])
    .where('job.status', '=', 'active')
    .where('job.hidden_at', 'is', null)
    .where('job.number', '>', 200)
    .where('job.company_id', 'not in', (eb) =>
      eb.selectFrom('company_member').select('company_id').where('user_id', '=', employerId),
    )
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(exists(selectFrom('moderation_case as of').select('of.id').whereRef('of.job_id', '=', 'job.id'))),
        not(exists(selectFrom('application as sent').select('sent.id').whereRef('sent.job_id', '=', 'job.id'))),
      ]),
    )
    .orderBy('job.company_id')
    .orderBy('job.number')
    .limit(8)
    .execute();

const findMessage = ({ db }: TxCtx, employerId: string) =>
  db
    .selectFrom('message')
    .innerJoin('application', 'application.id', 'message.application_id')
    .select('message.id')
    .where('message.side', '=', 'applicant')
    .where('application.company_id', 'in', (eb) =>
      eb
        .selectFrom('company_member')
        .select('company_id')
        .where('user_id', '=', employerId)
        .where('role', '=', 'owner'),
    )
    .orderBy('message.created_at')
    .limit(1)
    .executeTakeFirst();

async function openCaseOf({ db }: TxCtx, jobId: string): Promise<string> {
  const found = await db
    .selectFrom('moderation_case')
    .select('id')
    .where('job_id', '=', jobId)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return found.id;
}

/** Some users with the role, or the given ones. */
async function actorsOf({ db }: TxCtx, role: PersonRole, userIds?: string[]): Promise<Actor[]> {
  const query = db.selectFrom('profile').select(['id', 'user_id']).where('role', '=', role);
  const rows = await (
    userIds ? query.where('user_id', 'in', userIds) : query.orderBy('username', 'desc').limit(8)
  ).execute();
  return rows.map(({ id: profileId, user_id: userId }) => ({ kind: 'person', userId, profileId, role, sessionId: '' }));
}
