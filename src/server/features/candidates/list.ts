import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';

import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import {
  CANDIDATES_COUNTED,
  type CandidateOrigin,
  type CandidateSort,
  contactAges,
} from '#contract/candidates/candidate-choices.ts';
import type { ListedCandidate } from '#contract/candidates/candidate-views.ts';
import type { CandidateFilters } from '#contract/candidates/company-candidates.ts';
import { textPosition, timePosition } from '#contract/positions.ts';

import type { Ctx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { findScope } from '../applications/scope.ts';
import { plainKey, tagKey } from '../applications/search-keys.ts';
import { snapshotName } from '../applications/snapshots.ts';
import '../applications/retention/table.ts';
import { daysAfter } from '../jobs/term.ts';
import { isInSight, shownTo, stayingId, visibleTo } from './access.ts';
import { type ApplicationRow, latestApplication, presentApplication, tagsOf } from './applications.ts';
import { countryTag, SORT_NAME, SORT_NAME_LENGTH } from './search-keys.ts';
import './table.ts';

const FIRST_PAGE = 20;
const NEXT_PAGE = 50;
interface Sort {
  key: RawBuilder<unknown>;
  /** As written in a cursor. */
  written: RawBuilder<string>;
  position: z.ZodType<[string, string]>;
  type: RawBuilder<unknown>;
  ascending: boolean;
}

const byTime = (column: string): Sort => ({
  key: sql.ref(column),
  written: preciseTime(column),
  position: timePosition,
  type: sql`timestamptz`,
  ascending: false,
});

const sorts: Record<CandidateSort, Sort> = {
  contact: byTime('candidate.last_contact_at'),
  added: byTime('candidate.added_at'),
  name: {
    key: SORT_NAME,
    written: SORT_NAME,
    position: textPosition(2 * SORT_NAME_LENGTH),
    type: sql`text`,
    ascending: true,
  },
};

interface Listed {
  candidates: ListedCandidate[];
  nextCursor: string | null;
  total: { count: number; capped: boolean };
}

/**
 * Of the current company. Candidates who were joined are one entry, found by what either of them has.
 * @throws Refusal INVALID for an invalid cursor
 */
export async function listCandidates(
  ctx: Ctx,
  { cursor, ...filters }: CandidateFilters & { cursor?: string | undefined },
): Promise<Listed> {
  const { key, written, position, type, ascending } = sorts[filters.sort ?? 'contact'];
  const after = cursor === undefined ? undefined : readCursor(cursor, position);
  const size = after ? NEXT_PAGE : FIRST_PAGE;
  const scope = await findScope(ctx);
  if (!scope) return { candidates: [], nextCursor: null, total: { count: 0, capped: false } };
  const isListed = sql`candidate.company_id = ${scope.companyId} and candidate.joined_into is null
    and ${visibleTo(ctx.actor)} and ${isInSight} ${matching(ctx, scope.companyId, filters)}`;
  const beyond = after
    ? sql`and (${key}, candidate.id) ${ascending ? sql`>` : sql`<`} (${after[0]}::${type}, ${after[1]}::uuid)`
    : sql``;
  const direction = ascending ? sql`asc` : sql`desc`;
  const { rows } = await sql<ListedRow & { place: string }>`
    select ${listedColumns(ctx)}, ${written} as place
    from candidate where ${isListed} ${beyond}
    order by ${key} ${direction}, candidate.id ${direction}
    limit ${size + 1}`.execute(ctx.db);
  const { rows: counted } = await sql<{ count: number }>`select count(*)::integer as count from (
    select from candidate where ${isListed} limit ${CANDIDATES_COUNTED + 1}) as found`.execute(ctx.db);
  const count = counted[0]?.count ?? 0;
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    candidates: shown.map(presentListed),
    nextCursor: rows.length > size && last ? writeCursor([last.place, last.id]) : null,
    total: { count: Math.min(count, CANDIDATES_COUNTED), capped: count > CANDIDATES_COUNTED },
  };
}

/** Found by what either of two has who were joined. */
function matching(ctx: Ctx, companyId: string, filters: CandidateFilters): RawBuilder<unknown> {
  const conditions = conditionsOf(ctx, companyId, filters);
  const ofGroup = conditions.map(
    (condition) => sql`and candidate.id in (
      select ${stayingId('one')} from candidate as one where one.company_id = ${companyId} and ${condition})`,
  );
  return sql`${sql.join(ofGroup, sql` `)} ${ofContact(ctx, filters.contact)}`;
}

/** For `candidate as one`. */
function conditionsOf(ctx: Ctx, companyId: string, filters: CandidateFilters): RawBuilder<SqlBool>[] {
  const { q, language = [], skill, country, tag, reached, pool, list, origin } = filters;
  const facets = [
    ...language.map((one) => `language:${one}`),
    ...(skill ? [`skill:${plainKey(skill)}`] : []),
    ...(country ? [countryTag(country)] : []),
  ];
  const conditions: RawBuilder<SqlBool>[] = [];
  if (facets.length > 0) conditions.push(sql`one.filter_tags @> ${facets}::text[]`);
  if (q) conditions.push(sql`strpos(one.search_text, ${plainKey(q)}) > 0`);
  if (origin) conditions.push(sql`one.origin = ${origin}`);
  if (list)
    conditions.push(
      sql`one.id in (select entry.candidate_id from candidate_list_entry as entry where entry.list_id = ${list})`,
    );
  if (tag)
    conditions.push(sql`(one.id in (
      select tag.candidate_id from candidate_tag as tag where ${plainly(sql`tag.name`)} = ${plainKey(tag)}) or one.profile_id in (
      ${applicants(ctx, companyId)} and application.tags @> array[${tagKey(tag)}]))`);
  if (reached)
    conditions.push(sql`one.profile_id in (${applicants(ctx, companyId)} and exists (
      select from application_event as event where event.application_id = application.id and event.to_status = ${reached}))`);
  if (pool)
    conditions.push(sql`one.profile_id in (${applicants(ctx, companyId)} and exists (
      select from pool_consent as consent where consent.application_id = application.id and consent.ended_at is null))`);
  return conditions;
}

/** As `plainKey`. */
const plainly = (text: RawBuilder<unknown>) =>
  sql`lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;

/** For further conditions. */
const applicants = ({ actor }: Ctx, companyId: string) =>
  sql`select application.applicant_id from application where application.company_id = ${companyId} and ${shownTo(actor)}`;

function ofContact({ clock }: Ctx, contact: CandidateFilters['contact']): RawBuilder<unknown> {
  if (contact === undefined) return sql``;
  const days = contactAges[contact];
  return days === null
    ? sql`and candidate.last_contact_at < ${daysAfter(clock.now(), -contactAges.year)}`
    : sql`and candidate.last_contact_at >= ${daysAfter(clock.now(), -days)}`;
}

export interface ListedRow {
  id: string;
  facts: ApplicantSnapshot;
  origin: CandidateOrigin;
  added_at: Date;
  last_contact_at: Date;
  tags: string[];
  application: ApplicationRow | null;
}

const NO_LONG_PARTS = sql.lit(JSON.stringify({ bio: '', workExperience: [], education: [], certifications: [] }));

/** From `candidate`. */
export const listedColumns = ({ actor }: Ctx) => sql`candidate.id, candidate.origin, candidate.added_at,
  candidate.last_contact_at, candidate.facts || ${NO_LONG_PARTS}::jsonb as facts, ${tagsOf(actor)} as tags,
  ${latestApplication(actor)} as application`;

export const presentListed = ({ facts, ...row }: ListedRow): ListedCandidate => ({
  id: row.id,
  name: snapshotName(facts),
  jobTitle: facts.jobTitle,
  city: facts.city,
  country: facts.country,
  languages: facts.languages,
  skills: facts.skills,
  tags: row.tags,
  origin: row.origin,
  addedAt: row.added_at.toISOString(),
  lastContactAt: row.last_contact_at.toISOString(),
  application: row.application && presentApplication(row.application),
});
