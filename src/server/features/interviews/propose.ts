import { allowsChange, undecidedStatuses } from '#contract/applications/application-status.ts';
import type { Interview, InterviewInput } from '#contract/interviews/interviews.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isDecidedBy, visibleTo } from '../applications/access.ts';
import { changeApplication, dropWaitingAnswers } from '../applications/change.ts';
import { findPossibleInterviewers } from '../applications/members.ts';
import { requireStatedPay } from '../applications/stated-pay.ts';
import type { InterviewersChanged } from './events.ts';
import { INTERVIEWS_MAX } from './queries.ts';
import { readInterview } from './read.ts';
import './table.ts';

const YEAR_MS = 366 * 86_400_000;

/**
 * The application gets the status "interview".
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status, not_revealed in a blind review, pay_not_stated; INVALID
 */
export async function proposeInterview(
  ctx: Ctx,
  { id: applicationId, ...input }: InterviewInput & { id: string },
): Promise<Interview> {
  return inTransaction(ctx, async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application.may_decide) throw new Refusal('FORBIDDEN');
    if (application.is_blind) throw new Refusal('CONFLICT', { reason: 'not_revealed' });
    if (!undecidedStatuses.includes(application.status)) throw wrongStatus();
    await requireRoom(tx, applicationId);
    const id = newId();
    const now = tx.clock.now();
    await tx.db
      .insertInto('interview')
      .values({
        ...detailsOf(input),
        id,
        application_id: applicationId,
        status: 'proposed',
        created_by: personOf(tx).userId,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await writeSlots(tx, id, input.slots);
    const changed = await writeInterviewers(tx, { id, applicationId, userIds: input.interviewerIds });
    if (allowsChange(application.status, 'interview')) await changeApplication(tx, 'interview', applicationId);
    else {
      await requireStatedPay(tx, application.job_id);
      await dropWaitingAnswers(tx, applicationId);
    }
    await tx.emit('interview.happened', {
      interviewId: id,
      what: 'proposed',
      sequence: 0,
      bookedAt: null,
      ...changed,
    });
    return readInterview(tx, id);
  });
}

async function lockApplication({ db, actor }: TxCtx, id: string) {
  const application = await db
    .selectFrom('application')
    .select(['job_id', 'status', 'is_blind', isDecidedBy(actor).as('may_decide')])
    .where('id', '=', id)
    .where(visibleTo(actor))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!application) throw notFound();
  return application;
}

async function requireRoom({ db }: TxCtx, applicationId: string): Promise<void> {
  const { count } = await db
    .selectFrom('interview')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  if (count >= INTERVIEWS_MAX) throw new Refusal('CONFLICT', { reason: 'too_many_interviews' });
}

export const detailsOf = ({ kind, minutes, language, place, note, timeZone }: Omit<InterviewInput, 'slots'>) => ({
  kind,
  minutes,
  language,
  place,
  note,
  time_zone: timeZone,
});

/**
 * @throws Refusal INVALID for a time that is past or more than a year away.
 */
export async function writeSlots({ db, clock }: TxCtx, id: string, slots: readonly string[]): Promise<void> {
  const now = clock.now().getTime();
  for (const [at, slot] of slots.entries()) {
    const time = Date.parse(slot);
    if (time <= now || time > now + YEAR_MS) throw invalidField(`slots.${at}`, 'invalid');
  }
  const times = [...new Set(slots.map((slot) => Date.parse(slot)))].map((time) => new Date(time));
  await db.deleteFrom('interview_slot').where('interview_id', '=', id).execute();
  await db
    .insertInto('interview_slot')
    .values(times.map((startsAt) => ({ interview_id: id, starts_at: startsAt })))
    .execute();
}

/**
 * @throws Refusal INVALID for members who neither see the application nor are interviewers of the company.
 */
export async function writeInterviewers(
  tx: TxCtx,
  { id, applicationId, userIds }: { id: string; applicationId: string; userIds: readonly string[] },
): Promise<InterviewersChanged> {
  const members = new Set((await findPossibleInterviewers(tx, applicationId)).map(({ userId }) => userId));
  const chosen = [...new Set(userIds)];
  if (chosen.some((userId) => !members.has(userId))) throw invalidField('interviewerIds', 'invalid');
  const rows = await tx.db.deleteFrom('interview_member').where('interview_id', '=', id).returning('user_id').execute();
  const before = rows.map((row) => row.user_id);
  await tx.db
    .insertInto('interview_member')
    .values(chosen.map((userId) => ({ interview_id: id, user_id: userId })))
    .execute();
  return {
    addedIds: chosen.filter((userId) => !before.includes(userId)),
    removedIds: before.filter((userId) => !chosen.includes(userId)),
  };
}
