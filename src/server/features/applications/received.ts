import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';

import type { VerifiedSubject } from '#contract/admin/verification-choices.ts';
import { undecidedStatuses, type ApplicationStatus, UNDECIDED } from '#contract/applications/application-status.ts';
import type { AnswersDue, ApplicantSnapshot, ReceivedApplication } from '#contract/applications/application-views.ts';
import type { receivedFilters } from '#contract/applications/received-filters.ts';
import { fileUrl } from '#contract/files/file-rules.ts';
import { countPosition, textPosition, timePosition } from '#contract/positions.ts';

import type { Ctx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { can } from './access.ts';
import { shownSender } from './blind.ts';
import { presentStage } from './present.ts';
import { byPromise, countDue, isWaiting, NONE_DUE, presentWaiting } from './promised.ts';
import { findScope, isInScope, type ReceivedScope } from './scope.ts';
import { plainKey, tagKey } from './search-keys.ts';
import { snapshotName } from './snapshots.ts';
import { countStages, currentStage, findStagesOfJob, isInStage, type StageRow } from './stages.ts';
import { statusCounts, type StatusCounts } from './status-counts.ts';
import './table.ts';

/** As many as fill a window: they are sent as HTML and as data. Further pages come as data only, while scrolling. */
const FIRST_PAGE = 12;
const NEXT_PAGE = 50;
/** Counting stops here. */
export const COUNT_CAP = 20_000;
const SORT_NAME_LENGTH = 120;

export type Filters = z.infer<typeof receivedFilters>;
type JobStages = Parameters<typeof countStages>[0];

interface Sort {
  key: RawBuilder<unknown>;
  /** The key as written in a cursor, and its position there. */
  written: RawBuilder<string | number>;
  position: z.ZodType<[string | number, string]>;
  type: RawBuilder<unknown>;
  ascending: boolean;
}

const byTime = (column: string | RawBuilder<unknown>, ascending: boolean): Sort => ({
  key: typeof column === 'string' ? sql.ref(column) : column,
  written: preciseTime(column),
  position: timePosition,
  type: sql`timestamptz`,
  ascending,
});

// Bounds the size of cursors: normalization can make a name very long.
const sortName = sql<string>`left(application.sort_name, ${sql.lit(SORT_NAME_LENGTH)})`;

// By application date by default, for fairness; never by a score. By answers only on request.
export const sorts: Record<NonNullable<Filters['sort']>, Sort> = {
  oldest: byTime('application.applied_at', true),
  newest: byTime('application.applied_at', false),
  updated: byTime('application.updated_at', false),
  due: byTime(byPromise, true),
  name: {
    key: sortName,
    written: sortName,
    position: textPosition(2 * SORT_NAME_LENGTH),
    type: sql`text`,
    ascending: true,
  },
  answers: {
    key: sql.ref('application.unwanted_answers'),
    written: sql`application.unwanted_answers`,
    position: countPosition,
    type: sql`integer`,
    ascending: true,
  },
};

export interface ReceivedRow {
  id: string;
  applicant_id: string;
  status: ApplicationStatus;
  applied_at: Date;
  updated_at: Date;
  /** Loads all of an application under blind review, to know what to hide; otherwise leaves out its long parts. */
  applicant: ApplicantSnapshot;
  job_id: string;
  job_title: string;
  avatar_file_id: string | null;
  verified: VerifiedSubject[];
  is_held: boolean;
  unwanted_answers: number;
  is_blind: boolean;
  tags: string[];
  stage: StageRow | null;
  is_waiting: boolean;
  answer_due_at: Date | null;
}

const NO_LONG_PARTS = sql.lit(JSON.stringify({ bio: '', workExperience: [], education: [], certifications: [] }));

/** From `application` and the sender's `profile`. */
export const receivedColumns = sql`application.id, application.applicant_id, application.status, application.applied_at, application.updated_at, application.unwanted_answers, application.is_blind, application.answer_due_at, ${isWaiting} as is_waiting, ${currentStage} as stage,
  case when application.is_blind then application.applicant_facts else application.applicant_facts || ${NO_LONG_PARTS}::jsonb end as applicant,
  application.job_id, application.job_facts ->> 'title' as job_title, profile.avatar_file_id,
  array(select distinct shown.what from shown_verification as shown where shown.profile_id = application.applicant_id order by shown.what) as verified,
  array(select tag.name from application_tag as tag where tag.application_id = application.id order by tag.name) as tags,
  (exists (select from application_rejection_hold as hold where hold.application_id = application.id)
    or exists (select from application_closing_answer as closing where closing.application_id = application.id)) as is_held`;

interface Received extends Counts {
  applications: ReceivedApplication[];
  nextCursor: string | null;
  answersDue: AnswersDue;
}

/**
 * With counts by status under the other filters.
 * @throws Refusal INVALID for an invalid cursor
 */
export async function listReceived(
  ctx: Ctx,
  { cursor, ...filters }: Filters & { cursor?: string | undefined },
): Promise<Received> {
  const { key, written, position, type, ascending } = sorts[filters.sort ?? 'oldest'];
  const after = cursor === undefined ? undefined : readCursor(cursor, position);
  const size = after ? NEXT_PAGE : FIRST_PAGE;
  const scope = await findScope(ctx, filters.job);
  if (!scope)
    return {
      applications: [],
      nextCursor: null,
      counts: statusCounts([]),
      stageCounts: {},
      answersDue: NONE_DUE,
    };
  const stages = filters.job ? await findStagesOfJob(ctx, filters.job) : [];
  const direction = ascending ? sql`asc` : sql`desc`;
  const beyond = after
    ? sql`and (${key}, application.id) ${ascending ? sql`>` : sql`<`} (${after[0]}::${type}, ${after[1]}::uuid)`
    : sql``;
  const { rows } = await sql<ReceivedRow & { place: string | number }>`
    select ${receivedColumns}, ${written} as place
    from application join profile on profile.id = application.applicant_id
    where ${isInList(scope, filters, stages)} ${beyond}
    order by ${key} ${direction}, application.id ${direction}
    limit ${size + 1}`.execute(ctx.db);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    applications: shown.map((row) => presentReceived(ctx, scope, row)),
    nextCursor: rows.length > size && last ? writeCursor([last.place, last.id]) : null,
    ...(await countReceived(ctx, scope, filters, stages)),
    answersDue: await countDue(ctx, matching(scope, filters)),
  };
}

/** All filters. `stages`: of their job. */
export const isInList = (scope: ReceivedScope, filters: Filters, stages: JobStages): RawBuilder<unknown> =>
  sql`${matching(scope, filters)} ${ofStatus(filters.status)} ${filters.stage ? isInStage(stages, filters.stage) : sql``}`;

const ofStatus = (status: Filters['status']): RawBuilder<unknown> =>
  status === undefined
    ? sql``
    : sql`and application.status in (${sql.join(status === UNDECIDED ? undecidedStatuses : [status])})`;

/** All filters except status and stage. */
function matching(
  scope: ReceivedScope,
  { job, language, skill, tag, answers = [], wanted, q, from, to }: Filters,
): RawBuilder<unknown> {
  const tags = [
    ...(language ? [`language:${language}`] : []),
    ...(skill ? [`skill:${plainKey(skill)}`] : []),
    ...(tag ? [tagKey(tag)] : []),
    ...answers.map((answer) => `answer:${answer}`),
  ];
  const conditions: RawBuilder<unknown>[] = [isInScope(scope)];
  if (job) conditions.push(sql`application.job_id = ${job}`);
  if (tags.length > 0) conditions.push(sql`application.tags @> ${tags}::text[]`);
  if (wanted) conditions.push(sql`application.unwanted_answers = 0`);
  if (q) conditions.push(sql`strpos(application.search_text, ${plainKey(q)}) > 0`);
  if (from) conditions.push(sql`application.applied_at >= ${from}::date at time zone 'utc'`);
  if (to) conditions.push(sql`application.applied_at < (${to}::date + 1) at time zone 'utc'`);
  return sql.join(conditions, sql` and `);
}

interface Counts {
  counts: StatusCounts;
  stageCounts: Record<string, number>;
}

/** Counts up to COUNT_CAP. */
export async function countReceived(
  { db }: Ctx,
  scope: ReceivedScope,
  filters: Filters,
  stages: JobStages = [],
): Promise<Counts> {
  const { rows } = await sql<{ status: ApplicationStatus; stage_id: string | null; count: number }>`
    select status, stage_id, count(*)::integer as count
    from (
      select application.status, application.stage_id from application where ${matching(scope, filters)} limit ${COUNT_CAP}
    ) as found
    group by status, stage_id`.execute(db);
  return { counts: statusCounts(rows), stageCounts: countStages(stages, rows) };
}

export function presentReceived(
  { actor, locale }: Ctx,
  { applicationIds }: ReceivedScope,
  { applicant, ...row }: ReceivedRow,
): ReceivedApplication {
  const known = { profileId: row.applicant_id, avatarFileId: row.avatar_file_id, facts: applicant };
  const { profileId, avatarFileId, facts } = shownSender(row, known, locale);
  const isBeingRejected = row.is_held && undecidedStatuses.includes(row.status);
  const abilities = can(actor, { ...row, may_decide: applicationIds === null });
  return {
    id: row.id,
    status: row.status,
    stage: presentStage(row.stage, locale),
    isBeingRejected,
    unwantedAnswers: row.unwanted_answers,
    appliedAt: row.applied_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...presentWaiting(row),
    isBlind: row.is_blind,
    tags: row.tags,
    applicant: {
      profileId,
      name: snapshotName(facts),
      jobTitle: facts.jobTitle,
      city: facts.city,
      country: facts.country,
      avatarUrl: avatarFileId && fileUrl(avatarFileId),
      languages: facts.languages,
      skills: facts.skills,
      verified: row.verified,
    },
    job: { id: row.job_id, title: row.job_title },
    can: { ...abilities, reject: abilities.reject && !isBeingRejected },
  };
}
