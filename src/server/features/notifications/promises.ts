import { sql } from 'kysely';

import { DUE_SOON_DAYS } from '#contract/applications/answer-choices.ts';
import { paths } from '#contract/paths.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../applications/events.ts';
import { isWaiting } from '../applications/promised.ts';
import { activeMembers, recipients } from '../companies/members.ts';
import { responsibleId } from '../jobs/responsible.ts';
import { daysAfter } from '../jobs/term.ts';
import { longDay } from '../mail-texts/filling.ts';
import { mailWriter, withAction } from '../mail-texts/write-mail.ts';
import { createEmailEnqueuer, findReader } from './enqueue-email.ts';
import { byChoice } from './job-notices.ts';
import { MAIL_ABOUT_PROMISES, type PromisesMail } from './mail-task.ts';
import { notify } from './notify.ts';

interface Due {
  user_id: string;
  company_name: string;
  count: number;
  first_due: Date;
}

/** Grouped by recipient of the jobs' applications, sorted by id, so that concurrent transactions cannot deadlock. */
async function findDue({ db, clock }: TxCtx, companyId: string): Promise<Due[]> {
  const now = clock.now();
  const jobId = sql.ref<string>('job.id');
  const notified = byChoice(jobId, {
    recipients: recipients({ companyId, jobId, responsibleId, actorId: null }),
    members: activeMembers(companyId, jobId),
    actorId: null,
  });
  const { rows } = await sql<Due>`
    select reader.user_id, company.name as company_name, sum(due.count)::int as count, min(due.first_due) as first_due
    from (
      select application.job_id, count(*) as count, min(answer_due_at) as first_due from application
      where company_id = ${companyId} and ${isWaiting}
        and answer_due_at >= ${now} and answer_due_at < ${daysAfter(now, DUE_SOON_DAYS)}
      group by application.job_id
    ) as due
      join job on job.id = due.job_id
      join company on company.id = job.company_id
      cross join lateral unnest(${notified}) as reader (user_id)
    group by reader.user_id, company.name
    order by reader.user_id`.execute(db);
  return rows;
}

/** Once a day. */
export async function notifyOfPromises(tx: TxCtx, { companyId, day }: DomainEvents['answers.due']): Promise<void> {
  for (const { user_id: userId, company_name, count, first_due } of await findDue(tx, companyId)) {
    const mail: PromisesMail = { companyId, userId, day: day.toISOString() };
    const data = { kind: 'answers_due', company_name, count, first_due: first_due.toISOString() } as const;
    await notify(tx, { userId, type: 'application', data, aboutUserId: null, key: keyOf(mail) });
    await tx.enqueue(MAIL_ABOUT_PROMISES, mail);
  }
}

const keyOf = ({ companyId, day, userId }: PromisesMail): string => `answers-due:${companyId}:${day}:${userId}`;

/** Not if all of them were answered meanwhile. */
export async function mailAboutPromises(ctx: Ctx, mail: PromisesMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const due = (await findDue(tx, mail.companyId)).find((one) => one.user_id === mail.userId);
    const reader = due && (await findReader(tx, mail.userId, 'application'));
    if (!due || !reader) return;
    const { locale } = reader;
    const { count, company_name: company, first_due: first } = due;
    const day = longDay(first, locale);
    const written = write('answers_due', locale, { count, company, day });
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, paths.promisedAnswers()),
        about: { userId: null, companyId: mail.companyId, applicationId: null },
      },
      keyOf(mail),
    );
  });
}
