import { sql } from 'kysely';
import { z } from 'zod';

import type { CaseState } from '#contract/admin/admin-choices.ts';
import { OPEN_CASES_MAX, type CaseRow } from '#contract/admin/moderation.ts';
import { momentSchema } from '#contract/positions.ts';

import type { Ctx } from '../../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import '../../accounts/table.ts';
import '../../companies/table.ts';
import { wordsIn } from '../../jobs/queries.ts';
import '../../messaging/table.ts';
import './table.ts';

const PAGE = 50;

/**
 * Open cases: without a report (1) or with one (0), then when opened; appealed ones: when; decided ones: when decided.
 */
const positionSchema = z.tuple([z.literal([0, 1]), momentSchema, z.uuid()]);

const waitsForAppeal = sql<boolean>`made.appealed_at is not null and made.appeal_decided_at is null`;

/** Open and appealed ones, up to 1,000. */
export async function countOpen({ db }: Ctx): Promise<number> {
  const { open } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('moderation_case')
        .select('id')
        .where('decided_at', 'is', null)
        .unionAll(eb.selectFrom('moderation_decision as made').select('made.case_id as id').where(waitsForAppeal))
        .limit(OPEN_CASES_MAX)
        .as('some'),
    )
    .select(sql<number>`count(*)::int`.as('open'))
    .executeTakeFirstOrThrow();
  return open;
}

export const cases = ({ db, locale }: Ctx) =>
  db
    .selectFrom('moderation_case as found')
    .leftJoin('job', 'job.id', 'found.job_id')
    .leftJoinLateral(
      () => wordsIn(locale).select(['t.locale', 't.title']).as('words'),
      (join) => join.onTrue(),
    )
    .leftJoin('company', (join) =>
      join.on(({ eb, fn, ref }) => eb('company.id', '=', fn.coalesce(ref('found.company_id'), ref('job.company_id')))),
    )
    .leftJoin('message', 'message.id', 'found.message_id')
    .leftJoin('user_account as person', (join) =>
      join.on(({ eb, fn, ref }) => eb('person.id', '=', fn.coalesce(ref('found.person_id'), ref('message.sender_id')))),
    )
    .leftJoin('moderation_decision as made', 'made.case_id', 'found.id')
    .select(['found.id', 'found.subject', 'found.cause', 'found.reports', 'found.opened_at'])
    .select(['found.decision', 'found.decided_at', waitsForAppeal.as('is_appealed'), 'made.id as decision_id'])
    .select(['job.id as job_id', 'job.status', 'job.hidden_at', 'words.title', 'words.locale'])
    .select(['company.id as company_id', 'company.name as company_name', 'company.slug'])
    .select(['company.hidden_at as company_hidden_at', 'message.id as message_id'])
    .select(['message.hidden_at as message_hidden_at', 'person.id as person_id', 'person.name as person_name'])
    .select(['person.banned_at']);

/**
 * Lists open cases, reported ones first, then longest waiting; appealed ones, longest waiting first; or decided ones,
 * newest first. 50 a page.
 * @throws Refusal INVALID for a cursor of another list
 */
export async function listCases(
  ctx: Ctx,
  { state = 'open', cursor }: { state?: CaseState | undefined; cursor?: string | undefined },
): Promise<{ cases: CaseRow[]; nextCursor: string | null }> {
  const position = cursor === undefined ? undefined : readCursor(cursor, positionSchema);
  const rows = await lists[state](ctx, position)
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    cases: shown.map(presentRow),
    nextCursor: last && rows.length > PAGE ? writeCursor([last.reports === 0 ? 1 : 0, last.position, last.id]) : null,
  };
}

type Position = z.infer<typeof positionSchema> | undefined;

function waiting(ctx: Ctx, position: Position) {
  const query = cases(ctx)
    .select(preciseTime('found.opened_at').as('position'))
    .where('found.decided_at', 'is', null)
    .orderBy(sql`found.reports = 0`)
    .orderBy('found.opened_at')
    .orderBy('found.id');
  return position
    ? query.where(
        sql<boolean>`(found.reports = 0, found.opened_at, found.id) > (${position[0] === 1}::boolean, ${position[1]}::timestamptz, ${position[2]}::uuid)`,
      )
    : query;
}

function appealed(ctx: Ctx, position: Position) {
  const query = cases(ctx)
    .select(preciseTime('made.appealed_at').as('position'))
    .where(waitsForAppeal)
    .orderBy('made.appealed_at')
    .orderBy('found.id');
  return position
    ? query.where(sql<boolean>`(made.appealed_at, found.id) > (${position[1]}::timestamptz, ${position[2]}::uuid)`)
    : query;
}

function decided(ctx: Ctx, position: Position) {
  const query = cases(ctx)
    .select(preciseTime('found.decided_at').as('position'))
    .where('found.decided_at', 'is not', null)
    .orderBy('found.decided_at', 'desc')
    .orderBy('found.id', 'desc');
  return position
    ? query.where(sql<boolean>`(found.decided_at, found.id) < (${position[1]}::timestamptz, ${position[2]}::uuid)`)
    : query;
}

const lists = { open: waiting, appealed, decided };

export type CaseListRow = Awaited<ReturnType<ReturnType<typeof cases>['execute']>>[number];

export const presentRow = (row: CaseListRow): CaseRow => ({
  id: row.id,
  subject: row.subject,
  cause: row.cause,
  openedAt: row.opened_at.toISOString(),
  reports: row.reports,
  job: presentJob(row),
  company:
    row.company_id === null || row.company_name === null || row.slug === null
      ? null
      : { id: row.company_id, name: row.company_name, slug: row.slug, isHidden: row.company_hidden_at !== null },
  person:
    row.person_id === null || row.person_name === null
      ? null
      : { id: row.person_id, name: row.person_name, isBanned: row.banned_at !== null },
  message: row.message_id === null ? null : { id: row.message_id, isHidden: row.message_hidden_at !== null },
  decided: row.decision && row.decided_at && { as: row.decision, at: row.decided_at.toISOString() },
  isAppealed: row.is_appealed,
});

const presentJob = ({ job_id: id, title, locale, status, hidden_at: hiddenAt }: CaseListRow): CaseRow['job'] =>
  id === null || title === null || locale === null || status === null
    ? null
    : { id, title, locale, status, isHidden: hiddenAt !== null };
