import type { Person } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { findPerson } from '../accounts/find-person.ts';
import { enqueueAccountMail } from '../accounts/mail-task.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isAccountInGoodStanding } from '../accounts/standing.ts';
import { readJob } from '../jobs/jobs.ts';
import { hasAppliedBefore } from './applied-before.ts';
import { applyForJob, type ApplyInput, lockOpenJob, takeAnswersTo } from './apply.ts';
import './table.ts';

const DAY = 86_400_000;

/**
 * Replaces what waits for the same job. The answer and the time it takes are the same for every address.
 * @returns the address to which the link is sent.
 * @throws Refusal NOT_FOUND if the setting is off, CONFLICT wrong_status with a confirmed address, and as `applyForJob`
 */
export async function sendLater(ctx: Ctx, input: ApplyInput): Promise<string> {
  const person = personOf(ctx);
  const settings = await ctx.settings();
  if (!settings['accounts.apply_without_account']) throw notFound();
  if (person.unclaimed?.isConfirmed !== false) throw wrongStatus();
  return inTransaction(ctx, async (tx) => {
    const job = await lockOpenJob(tx, input.id);
    await takeAnswersTo(tx, person, job, input);
    await takeAttempt(tx.db, `send-later:${person.userId}`, settings['limits.apply_per_person']);
    const locale = input.locale ?? tx.locale;
    const { title, company } = await readJob(tx, { id: input.id, locale });
    const now = tx.clock.now();
    const row = {
      profile_id: person.profileId,
      job_id: input.id,
      job_title: title,
      cover_letter: input.coverLetter,
      answers: JSON.stringify(input.answers ?? []),
      locale,
      source: input.source ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + DAY),
    };
    await tx.db
      .deleteFrom('unsent_application')
      .where('profile_id', '=', person.profileId)
      .where('job_id', '=', input.id)
      .execute();
    await tx.db
      .insertInto('unsent_application')
      .values({ id: newId(), ...row })
      .execute();
    return mailLink(tx, person, { id: input.id, title, company: company.name });
  });
}

/** Mails the link again for the latest application that waits, if any. */
export async function mailUnsent(ctx: Ctx): Promise<void> {
  const person = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .selectFrom('unsent_application as unsent')
      .innerJoin('job', 'job.id', 'unsent.job_id')
      .innerJoin('company', 'company.id', 'job.company_id')
      .select(['unsent.job_id as id', 'unsent.job_title as title', 'company.name as company'])
      .where('unsent.profile_id', '=', person.profileId)
      .orderBy('unsent.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return;
    await takeAttempt(tx.db, `send-later:${person.userId}`, (await tx.settings())['limits.apply_per_person']);
    await mailLink(tx, person, row);
  });
}

async function mailLink(
  tx: TxCtx,
  { userId, profileId }: Person,
  { id: jobId, ...job }: { id: string; title: string; company: string },
): Promise<string> {
  const { address } = await tx.db
    .selectFrom('profile')
    .select('contact_email as address')
    .where('id', '=', profileId)
    .$narrowType<{ address: string }>()
    .executeTakeFirstOrThrow();
  const kind = (await hasAppliedBefore(tx, { jobId, profileId })) ? 'applied_already' : 'application_link';
  await enqueueAccountMail(tx, { kind, email: address, userId, job });
  return address;
}

/** The results of applications that waited for their link, as the procedure answers. */
export interface Sent {
  sent: string[];
  closed: string[];
  applied: string[];
  changed: { jobId: string; title: string }[];
}

/** As the person. An interrupted run is finished by the next one. */
export async function sendUnsent(ctx: Ctx): Promise<Sent> {
  const { profileId } = personOf(ctx);
  const rows = await ctx.db
    .selectFrom('unsent_application')
    .select(['id', 'job_id', 'job_title'])
    .where('profile_id', '=', profileId)
    .where('expires_at', '>', ctx.clock.now())
    .orderBy('created_at')
    .execute();
  const result: Sent = { sent: [], closed: [], applied: [], changed: [] };
  for (const { id, job_id: jobId, job_title: title } of rows) {
    try {
      const sent = await inTransaction(ctx, (tx) => sendOne(tx, id));
      if (sent === APPLIED) result.applied.push(title);
      else if (sent) result.sent.push(sent);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await ctx.db.deleteFrom('unsent_application').where('id', '=', id).execute();
      if (error.code === 'NOT_FOUND' || error.details.reason === 'job_closed') result.closed.push(title);
      else result.changed.push({ jobId, title });
    }
  }
  return result;
}

const APPLIED = Symbol('applied already');

/** Undefined if it was sent meanwhile. */
async function sendOne(tx: TxCtx, id: string): Promise<string | typeof APPLIED | undefined> {
  const unsent = await tx.db
    .deleteFrom('unsent_application')
    .where('id', '=', id)
    .returning(['profile_id', 'job_id', 'cover_letter', 'answers', 'locale', 'source'])
    .executeTakeFirst();
  if (!unsent) return undefined;
  if (await hasAppliedBefore(tx, { jobId: unsent.job_id, profileId: unsent.profile_id })) return APPLIED;
  return applyForJob(tx, {
    id: unsent.job_id,
    coverLetter: unsent.cover_letter,
    answers: unsent.answers,
    locale: unsent.locale,
    source: unsent.source ?? undefined,
  });
}

/** Also sends what an interrupted opening of a link left. */
export async function sweepUnsent(ctx: Ctx): Promise<void> {
  const left = await ctx.db
    .selectFrom('unsent_application as unsent')
    .innerJoin('profile', 'profile.id', 'unsent.profile_id')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select('account.id')
    .distinct()
    .where(isAccountInGoodStanding)
    .execute();
  for (const { id } of left) {
    const actor = await findPerson(ctx, id);
    if (actor) await sendUnsent({ ...ctx, actor });
  }
  await ctx.db.deleteFrom('unsent_application').where('expires_at', '<=', ctx.clock.now()).execute();
}

/** Whether an application of the reader for the job waits until they open their link. */
export async function isUnsent(ctx: Ctx, jobId: string): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('unsent_application')
    .select('id')
    .where('profile_id', '=', personOf(ctx).profileId)
    .where('job_id', '=', jobId)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return found !== undefined;
}
