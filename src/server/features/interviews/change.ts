import { sql } from 'kysely';

import type { InterviewEvent } from '#contract/interviews/interview-choices.ts';
import type { Interview, InterviewInput } from '#contract/interviews/interviews.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { invalidField, notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { isApplicant, isDecidedBy } from '../applications/access.ts';
import type { InterviewersChanged } from './events.ts';
import { detailsOf, writeInterviewers, writeSlots } from './propose.ts';
import { abilitiesOf, isBusy, isTaken, ofVisible } from './queries.ts';
import { readInterview } from './read.ts';
import './table.ts';

type Ability = keyof ReturnType<typeof abilitiesOf>;

/** Locked until the end of the transaction, so that concurrent changes are applied one after the other. */
async function lockInterview(tx: TxCtx, id: string, ability: Ability) {
  const row = await ofVisible(tx)
    .select(['interview.id', 'interview.application_id', 'interview.status', 'interview.starts_at'])
    .select(['interview.sequence', 'application.status as application_status'])
    .select([isApplicant(tx.actor).as('is_applicant'), isDecidedBy(tx.actor).as('may_decide')])
    .where('interview.id', '=', id)
    .forNoKeyUpdate(['interview'])
    .executeTakeFirst();
  if (!row) throw notFound();
  const isOwn = ability === 'change' ? row.may_decide : row.is_applicant || (ability === 'cancel' && row.may_decide);
  if (!isOwn) throw new Refusal('FORBIDDEN');
  if (!abilitiesOf(row, tx.clock.now())[ability]) throw wrongStatus();
  return row;
}

type Locked = Awaited<ReturnType<typeof lockInterview>>;

const bookedAt = ({ status, starts_at: startsAt }: Pick<Locked, 'status' | 'starts_at'>): string | null =>
  status === 'booked' && startsAt ? startsAt.toISOString() : null;

/** Each change of a calendar entry increments the sequence. */
async function finish(
  tx: TxCtx,
  {
    id,
    sequence,
    addedIds = [],
    removedIds = [],
    ...before
  }: Pick<Locked, 'id' | 'sequence' | 'status' | 'starts_at'> & Partial<InterviewersChanged>,
  what: InterviewEvent,
  columns: Partial<{
    status: Interview['status'];
    starts_at: Date | null;
    asked: string | null;
    applicant_zone: string;
  }>,
): Promise<void> {
  const event: DomainEvents['interview.happened'] = {
    interviewId: id,
    what,
    sequence: sequence + 1,
    bookedAt: bookedAt(before),
    addedIds,
    removedIds,
  };
  await tx.db
    .updateTable('interview')
    .set({ ...columns, sequence: event.sequence, updated_at: tx.clock.now() })
    .where('id', '=', id)
    .execute();
  await tx.emit('interview.happened', event);
}

/**
 * By the applicant, also to change the time.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID, CONFLICT wrong_status, slot_taken
 */
export async function chooseSlot(
  ctx: Ctx,
  { id, startsAt: chosen, timeZone }: { id: string; startsAt: string; timeZone: string },
): Promise<Interview> {
  return inTransaction(ctx, async (tx) => {
    const interview = await lockInterview(tx, id, 'choose');
    const startsAt = new Date(chosen);
    await lockCalendars(tx, id);
    const slot = await tx.db
      .selectFrom('interview_slot as slot')
      .innerJoin('interview', 'interview.id', 'slot.interview_id')
      .innerJoin('application', 'application.id', 'interview.application_id')
      .select(isTaken(sql.ref('slot.starts_at')).as('is_taken'))
      .select(isBusy(sql.ref('slot.starts_at')).as('is_busy'))
      .where('interview.id', '=', id)
      .where('slot.starts_at', '=', startsAt)
      .executeTakeFirst();
    if (!slot || startsAt <= tx.clock.now()) throw invalidField('startsAt', 'invalid');
    if (slot.is_taken || slot.is_busy) throw new Refusal('CONFLICT', { reason: 'slot_taken' });
    // Idempotent: a repeated click books it once.
    if (bookedAt(interview) === startsAt.toISOString()) return readInterview(tx, id);
    await finish(tx, interview, 'booked', {
      status: 'booked',
      starts_at: startsAt,
      asked: null,
      applicant_zone: timeZone,
    });
    return readInterview(tx, id);
  });
}

/**
 * One booking at a time for each participant: a time that two interviews offer is booked once. Locked in order, so that
 * two bookings do not deadlock.
 */
async function lockCalendars({ db }: TxCtx, id: string): Promise<void> {
  const { rows } = await sql<{ person: string }>`
    select user_id::text as person from interview_member where interview_id = ${id}
    union select application.applicant_id::text from interview join application on application.id = interview.application_id where interview.id = ${id}
    order by person`.execute(db);
  for (const { person } of rows)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`interviews ${person}`}, 0))`.execute(db);
}

/**
 * By the applicant, if no time suits them.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status
 */
export async function askForTimes(ctx: Ctx, { id, text }: { id: string; text: string }): Promise<Interview> {
  return inTransaction(ctx, async (tx) => {
    const interview = await lockInterview(tx, id, 'ask');
    await finish(tx, interview, 'asked', { asked: text });
    return readInterview(tx, id);
  });
}

/**
 * By the company. With times it is proposed again; without, only its place and the like change.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID, CONFLICT wrong_status
 */
export async function moveInterview(
  ctx: Ctx,
  { id, slots, interviewerIds, ...details }: InterviewInput & { id: string },
): Promise<Interview> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockInterview(tx, id, 'change');
    if (slots.length === 0 && before.status !== 'booked') throw invalidField('slots', 'required');
    await tx.db
      .updateTable('interview')
      .set(detailsOf({ ...details, interviewerIds }))
      .where('id', '=', id)
      .execute();
    const changed = await writeInterviewers(tx, { id, applicationId: before.application_id, userIds: interviewerIds });
    const interview = { ...before, ...changed };
    if (slots.length === 0) await keepTime(tx, interview);
    else {
      await writeSlots(tx, id, slots);
      await finish(tx, interview, 'proposed', { status: 'proposed', starts_at: null, asked: null });
    }
    return readInterview(tx, id);
  });
}

/** If longer, or with other interviewers, it may overlap another interview. */
async function keepTime(tx: TxCtx, interview: Locked & InterviewersChanged): Promise<void> {
  await lockCalendars(tx, interview.id);
  const { is_taken: taken } = await tx.db
    .selectFrom('interview')
    .innerJoin('application', 'application.id', 'interview.application_id')
    .select(isTaken(sql.ref('interview.starts_at')).as('is_taken'))
    .where('interview.id', '=', interview.id)
    .executeTakeFirstOrThrow();
  if (taken) throw new Refusal('CONFLICT', { reason: 'slot_taken' });
  await finish(tx, interview, 'changed', {});
}

/**
 * By either side.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status
 */
export async function cancelInterview(ctx: Ctx, id: string): Promise<Interview> {
  return inTransaction(ctx, async (tx) => {
    await finish(tx, await lockInterview(tx, id, 'cancel'), 'cancelled', { status: 'cancelled' });
    return readInterview(tx, id);
  });
}

/** Interviews that have not begun, of an application that was rejected or withdrawn. */
export async function cancelOfDecided(
  tx: TxCtx,
  { applicationId, to }: DomainEvents['application.changed'],
): Promise<void> {
  if (to !== 'rejected' && to !== 'withdrawn') return;
  const open = await tx.db
    .selectFrom('interview')
    .select(['id', 'sequence', 'status', 'starts_at'])
    .where('application_id', '=', applicationId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'proposed'),
        eb.and([eb('status', '=', 'booked'), eb('starts_at', '>', tx.clock.now())]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // Without a calendar entry, the decision's email is enough.
  const proposed = open.filter(({ status }) => status === 'proposed').map(({ id }) => id);
  if (proposed.length > 0)
    await tx.db.updateTable('interview').set({ status: 'cancelled' }).where('id', 'in', proposed).execute();
  for (const interview of open.filter(({ status }) => status === 'booked'))
    await finish(tx, interview, 'cancelled', { status: 'cancelled' });
}
