import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import { undecidedStatuses, type ApplicationStatus } from '#contract/applications/application-status.ts';
import type { Interview } from '#contract/interviews/interviews.ts';

import type { Actor } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { isApplicant, isDecidedBy, visibleTo } from '../applications/access.ts';
import '../applications/table.ts';
import './table.ts';

/** Maximum per application; more could not be read. */
export const INTERVIEWS_MAX = 20;

/** Of the surrounding statement's application. */
export const ofVisible = ({ db, actor }: Ctx) =>
  db
    .selectFrom('interview')
    .innerJoin('application', 'application.id', 'interview.application_id')
    .where(visibleTo(actor));

const slotStart = sql.ref('slot.starts_at');

export const findInterviews = (ctx: Ctx) =>
  ofVisible(ctx)
    .select([
      'interview.id',
      'interview.application_id',
      'interview.status',
      'interview.kind',
      'interview.minutes',
      'interview.language',
      'interview.place',
      'interview.note',
      'interview.time_zone',
      'interview.starts_at',
      'interview.asked',
      'application.status as application_status',
    ])
    .select((eb) => [
      isApplicant(ctx.actor).as('is_applicant'),
      isDecidedBy(ctx.actor).as('may_decide'),
      isHeldBy(ctx.actor).as('is_holder'),
      jsonObjectFrom(
        eb
          .selectFrom('interview_language as said')
          .select(['said.language', 'said.level', 'said.is_met as isMet'])
          .whereRef('said.interview_id', '=', 'interview.id'),
      ).as('held'),
      jsonArrayFrom(
        eb
          .selectFrom('interview_slot as slot')
          .select('slot.starts_at')
          .select(sql<boolean>`not (${isTaken(slotStart)} or ${isBusy(slotStart)})`.as('is_free'))
          .whereRef('slot.interview_id', '=', 'interview.id')
          .where('slot.starts_at', '>', ctx.clock.now())
          .orderBy('slot.starts_at'),
      ).as('slots'),
      jsonArrayFrom(
        eb
          .selectFrom('interview_member as member')
          .innerJoin('user_account as account', 'account.id', 'member.user_id')
          .select(['member.user_id as userId', 'account.name'])
          .whereRef('member.interview_id', '=', 'interview.id')
          .orderBy('account.name'),
      ).as('interviewers'),
    ]);

/** Whether an interviewer or the applicant of the surrounding `interview` has another one at that time. */
export const isTaken = (startsAt: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from interview as other
    join application as theirs on theirs.id = other.application_id
  where other.status = 'booked' and other.id <> interview.id
    and other.starts_at < ${startsAt} + interview.minutes * interval '1 minute'
    and other.starts_at > ${startsAt} - interval '8 hours'
    and other.starts_at + other.minutes * interval '1 minute' > ${startsAt}
    and (theirs.applicant_id = application.applicant_id or exists (
      select from interview_member as busy
        join interview_member as own on own.user_id = busy.user_id
      where busy.interview_id = other.id and own.interview_id = interview.id)))`;

/** Whether an interviewer of the surrounding `interview` is busy at that time by their own calendar. */
export const isBusy = (startsAt: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from busy_time as busy
    join interview_member as own on own.user_id = busy.user_id
  where own.interview_id = interview.id
    and busy.starts_at < ${startsAt} + interview.minutes * interval '1 minute' and busy.ends_at > ${startsAt})`;

/** Whether the reader holds the surrounding `interview`. */
export const isHeldBy = (actor: Actor): RawBuilder<boolean> =>
  actor.kind === 'person'
    ? sql`exists (
        select from interview_member as own where own.interview_id = interview.id and own.user_id = ${actor.userId}::uuid)`
    : sql`false`;

export const isOver = (
  { status, starts_at: startsAt, minutes }: { status: Interview['status']; starts_at: Date | null; minutes: number },
  now: Date,
): boolean => status === 'booked' && startsAt !== null && startsAt.getTime() + minutes * 60_000 <= now.getTime();

type InterviewRow = Awaited<ReturnType<ReturnType<typeof findInterviews>['execute']>>[number];

export function presentInterview({ clock }: Ctx, row: InterviewRow): Interview {
  return {
    id: row.id,
    applicationId: row.application_id,
    status: row.status,
    kind: row.kind,
    minutes: row.minutes,
    language: row.language,
    place: row.place,
    note: row.note,
    timeZone: row.time_zone,
    startsAt: row.starts_at && row.starts_at.toISOString(),
    slots: row.slots.map((slot) => ({ startsAt: new Date(slot.starts_at).toISOString(), isFree: slot.is_free })),
    interviewers: row.interviewers,
    asked: row.asked,
    held: row.held,
    can: {
      ...abilitiesOf(row, clock.now()),
      sayLanguage: !row.is_applicant && Boolean(row.may_decide || row.is_holder) && isOver(row, clock.now()),
    },
  };
}

interface InterviewState {
  status: Interview['status'];
  starts_at: Date | null;
  application_status: ApplicationStatus;
  is_applicant: SqlBool;
  may_decide: SqlBool;
}

/** It can no longer change once it began, was cancelled, or the application is decided. */
export function abilitiesOf(
  { status, starts_at: startsAt, application_status: application, ...side }: InterviewState,
  now: Date,
): Omit<Interview['can'], 'sayLanguage'> {
  const isOpen = status === 'proposed' || (status === 'booked' && startsAt !== null && startsAt > now);
  const goesOn = isOpen && undecidedStatuses.includes(application);
  const [isApplicantSide, mayDecide] = [Boolean(side.is_applicant), Boolean(side.may_decide)];
  const asApplicant = goesOn && isApplicantSide;
  return {
    choose: asApplicant,
    ask: asApplicant,
    change: goesOn && mayDecide,
    cancel: isOpen && (isApplicantSide || mayDecide),
  };
}
