import { sql } from 'kysely';

import { paths } from '#contract/paths.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { newId } from '../../platform/id.ts';
import '../applications/events.ts';
import { activeMembers, recipients } from '../companies/members.ts';
import { responsibleId } from '../jobs/responsible.ts';
import { longDay } from '../mail-texts/filling.ts';
import { mailWriter, withAction } from '../mail-texts/write-mail.ts';
import { findParties } from './application-parties.ts';
import { createEmailEnqueuer, findReader } from './enqueue-email.ts';
import { byChoice } from './job-notices.ts';
import { type ErasureMail, MAIL_ABOUT_ERASURE, MAIL_ABOUT_POOL, type PoolMail } from './mail-task.ts';
import { notify } from './notify.ts';

/** The people notified of the applications, with the number that concerns them. */
export async function notifyOfErasure(
  tx: TxCtx,
  { companyId, applicationIds, first }: DomainEvents['applications.erasure_due'],
): Promise<void> {
  const key = newId();
  for (const { user_id: userId, company_name, count } of await findReaders(tx, companyId, applicationIds)) {
    const data = { kind: 'erasure_due', company_name, count, first_due: first.toISOString() } as const;
    await notify(tx, { userId, type: 'application', data, aboutUserId: null, key: `erasure-due:${key}:${userId}` });
    const mail: ErasureMail = { companyId, userId, count, first: first.toISOString(), key };
    await tx.enqueue(MAIL_ABOUT_ERASURE, mail);
  }
}

async function findReaders({ db }: TxCtx, companyId: string, ids: readonly string[]) {
  const jobId = sql.ref<string>('job.id');
  const notified = byChoice(jobId, {
    recipients: recipients({ companyId, jobId, responsibleId, actorId: null }),
    members: activeMembers(companyId, jobId),
    actorId: null,
  });
  const { rows } = await sql<{ user_id: string; company_name: string; count: number }>`
    select reader.user_id, company.name as company_name, sum(due.count)::int as count
    from (select job_id, count(*) as count from application where id = any(${[...ids]}::uuid[]) group by job_id) as due
      join job on job.id = due.job_id
      join company on company.id = job.company_id
      cross join lateral unnest(${notified}) as reader (user_id)
    group by reader.user_id, company.name
    order by reader.user_id`.execute(db);
  return rows;
}

export async function mailAboutErasure(ctx: Ctx, mail: ErasureMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const reader = await findReader(tx, mail.userId, 'application');
    const company = await tx.db
      .selectFrom('company')
      .select('name')
      .where('id', '=', mail.companyId)
      .executeTakeFirst();
    if (!reader || !company) return;
    const { locale } = reader;
    const inputs = { count: mail.count, company: company.name, day: longDay(new Date(mail.first), locale) };
    const written = write('erasure_due', locale, inputs);
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, paths.manageApplications()),
        about: { userId: null, companyId: mail.companyId, applicationId: null },
      },
      `erasure-due:${mail.key}:${mail.userId}`,
    );
  });
}

/** Ignores preferences: their data depend on the answer. */
export async function notifyOfPool(
  tx: TxCtx,
  { applicationId, at, isAgain }: DomainEvents['pool.asked'],
): Promise<void> {
  const parties = await findParties(tx, applicationId, null);
  if (!parties) return;
  const { applicantUserId: userId, jobId, jobTitle, companyName } = parties;
  await notify(tx, {
    userId,
    type: 'status_change',
    data: {
      kind: 'pool_asked',
      application_id: applicationId,
      job_id: jobId,
      job_title: jobTitle,
      company_name: companyName,
      is_again: isAgain,
    },
    aboutUserId: null,
    key: keyOf({ applicationId, at: at.toISOString(), isAgain }),
    isRequired: true,
  });
  await tx.enqueue(MAIL_ABOUT_POOL, { applicationId, at: at.toISOString(), isAgain } satisfies PoolMail);
}

const keyOf = ({ applicationId, at }: PoolMail): string => `pool:${applicationId}:${at}`;

export async function mailAboutPool(ctx: Ctx, mail: PoolMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  const days = (await ctx.settings())['retention.pool_days'];
  await inTransaction(ctx, async (tx) => {
    const parties = await findParties(tx, mail.applicationId, null);
    const reader = parties && (await findReader(tx, parties.applicantUserId, 'status_change'));
    if (!parties || !reader) return;
    const { locale } = reader;
    const company = parties.companyName;
    const months = Math.round(days / 30.4);
    const also = [mail.isAgain ? ('again' as const) : ('first' as const)];
    const written = write('pool_asked', locale, { company, months }, { also });
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, paths.seekerApplication(mail.applicationId)),
        about: { userId: null, companyId: parties.companyId, applicationId: parties.applicationId },
      },
      keyOf(mail),
    );
  });
}
