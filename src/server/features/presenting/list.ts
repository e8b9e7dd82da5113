import { sql } from 'kysely';

import { timePosition } from '#contract/positions.ts';
import type { RepresentationState } from '#contract/presenting/presenting-choices.ts';
import type { Representation } from '#contract/presenting/representation-views.ts';

import type { Ctx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { throwNotFound } from '../../platform/http/refusal.ts';
import { requireAgency } from '../agency/access.ts';
import { isEditedBy } from '../candidates/access.ts';
import { isOfAgency } from './access.ts';
import { findRepresentations } from './find.ts';
import { presentRepresentation } from './present.ts';

const PAGE_SIZE = 50;

interface Filters {
  mandate?: string | undefined;
  candidate?: string | undefined;
  state?: RepresentationState | undefined;
  cursor?: string | undefined;
}

/** @throws Refusal NOT_FOUND for others than consultants, INVALID for an invalid cursor */
export async function listRepresentations(ctx: Ctx, { mandate, candidate, state, cursor }: Filters) {
  const agencyId = await requireAgency(ctx);
  const after = cursor === undefined ? undefined : readCursor(cursor, timePosition);
  let query = findRepresentations(ctx, isOfAgency(ctx.actor))
    .select(preciseTime('representation.asked_at').as('position'))
    .where('representation.agency_id', '=', agencyId)
    .orderBy('representation.asked_at', 'desc')
    .orderBy('representation.id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (mandate) query = query.where('representation.mandate_id', '=', mandate);
  if (candidate)
    query = query.where('representation.profile_id', 'in', ({ selectFrom }) =>
      selectFrom('candidate')
        .select('candidate.profile_id')
        .where(isEditedBy(ctx.actor))
        .where('candidate.id', '=', candidate),
    );
  if (state) query = query.where('representation.state', '=', state);
  if (after)
    query = query.where(
      sql<boolean>`(representation.asked_at, representation.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    representations: shown.map(presentRepresentation),
    nextCursor: rows.length > PAGE_SIZE && last ? writeCursor([last.position, last.id]) : null,
  };
}

/** @throws Refusal NOT_FOUND */
export async function readRepresentation(ctx: Ctx, id: string): Promise<Representation> {
  const row = await findRepresentations(ctx, isOfAgency(ctx.actor))
    .where('representation.id', '=', id)
    .executeTakeFirst();
  return row ? presentRepresentation(row) : throwNotFound();
}
