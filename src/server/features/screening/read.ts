import { sql } from 'kysely';

import { timePosition } from '#contract/positions.ts';
import type { ScreeningState } from '#contract/screening/screening-choices.ts';
import type { ListedScreening, Screening } from '#contract/screening/screening-views.ts';

import type { Ctx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { requireAgency } from '../agency/access.ts';
import { listConsultants } from '../agency/consultants.ts';
import '../profiles/table.ts';
import { visibleTo } from './access.ts';
import { findScreenings, type ScreeningRow } from './find.ts';
import { hasFindings, isWritable, presentContent, presentListed } from './present.ts';

const PAGE_SIZE = 50;

interface Filters {
  state?: ScreeningState | undefined;
  /** Part of the person's name. */
  q?: string | undefined;
  cursor?: string | undefined;
}

/**
 * Of the current company, the latest change first.
 * @throws Refusal NOT_FOUND for those who are no consultants, INVALID for an invalid cursor
 */
export async function listScreenings(
  ctx: Ctx,
  { state, q, cursor }: Filters,
): Promise<{ screenings: ListedScreening[]; nextCursor: string | null }> {
  const agencyId = await requireAgency(ctx);
  const after = cursor === undefined ? undefined : readCursor(cursor, timePosition);
  let query = findScreenings(ctx, visibleTo(ctx.actor))
    .select(preciseTime('screening.updated_at').as('position'))
    .where('screening.agency_id', '=', agencyId)
    .orderBy('screening.updated_at', 'desc')
    .orderBy('screening.id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (state) query = query.where('screening.state', '=', state);
  if (q)
    query = query.where(
      sql<boolean>`strpos(lower(profile.first_name || ' ' || profile.last_name), ${q.toLowerCase()}) > 0`,
    );
  if (after)
    query = query.where(
      sql<boolean>`(screening.updated_at, screening.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    screenings: shown.map(presentListed),
    nextCursor: rows.length > PAGE_SIZE && last ? writeCursor([last.position, last.id]) : null,
  };
}

/** @throws Refusal NOT_FOUND */
export async function readScreening(ctx: Ctx, id: string): Promise<Screening> {
  const row = await findScreenings(ctx, visibleTo(ctx.actor)).where('screening.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const [consultants, stated] = await Promise.all([
    listConsultants(ctx),
    ctx.db
      .selectFrom('profile_language')
      .select(['language', 'level'])
      .where('profile_id', '=', row.profile_id)
      .orderBy('position')
      .execute(),
  ]);
  return {
    ...presentListed(row),
    ...presentContent(row),
    stated,
    consultants,
    hearers: hearersOf(row),
    can: can(ctx, row),
  };
}

const hearersOf = ({ languages }: ScreeningRow): Screening['hearers'] =>
  Object.fromEntries(languages.flatMap((heard) => (heard.heard_by ? [[heard.language, heard.heard_by]] : [])));

function can({ actor, clock }: Ctx, row: ScreeningRow): Screening['can'] {
  const isConsultant = actor.kind === 'person';
  const isOpen = row.state === 'requested' || row.state === 'open';
  return {
    write: isConsultant && isWritable(row, clock.now()),
    finish: isConsultant && row.state === 'open' && hasFindings(row),
    close: isConsultant && isOpen,
  };
}
