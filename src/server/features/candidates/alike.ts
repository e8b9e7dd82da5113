import { sql } from 'kysely';

import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import { type AlikeReason, alikeReasons } from '#contract/candidates/candidate-choices.ts';
import type { AlikeCandidate } from '#contract/candidates/candidate-views.ts';

import type { Ctx } from '../../context.ts';
import { requireReceived } from '../applications/access.ts';
import { plainKey } from '../applications/search-keys.ts';
import '../applications/table.ts';
import '../files/table.ts';
import { findCandidate, isInSight, requireCandidate, shownTo, stayingId, visibleTo } from './access.ts';
import { listedColumns, type ListedRow, presentListed } from './list.ts';
import { SORT_NAME, SORT_NAME_LENGTH } from './search-keys.ts';
import './table.ts';

const COMPARED_MAX = 100;
const ALIKE_MAX = 20;

/** Without the country's code: "+49 170 1234567" and "0170 1234567" are the same. */
const phoneKey = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-9);

interface Compared {
  id: string;
  facts: ApplicantSnapshot;
  phone: string;
  sha256: string | null;
}

/**
 * Who of the company's candidates may be the same person, by the reasons alone: there is no score.
 * @throws Refusal NOT_FOUND
 */
export async function findAlike(ctx: Ctx, id: string): Promise<AlikeCandidate[]> {
  const { id: rootId, company_id: companyId } = await requireCandidate(ctx, id);
  const group = await compared(ctx)
    .where(sql<boolean>`${stayingId('candidate')} = ${rootId}`)
    .execute();
  const others = await compared(ctx)
    .where('candidate.company_id', '=', companyId)
    .where(
      'candidate.id',
      'not in',
      group.map((one) => one.id),
    )
    .where(mayBeAlike(group))
    .orderBy('candidate.id')
    .limit(COMPARED_MAX)
    .execute();
  const reasons = new Map(others.map((other) => [other.id, reasonsOf(group, other)]));
  const found = [...reasons].filter(([, why]) => why.length > 0).map(([one]) => one);
  if (found.length === 0) return [];
  const { rows } = await sql<ListedRow & { matched: string[] }>`
    select ${listedColumns(ctx)}, matches.matched
    from candidate join (
      select ${stayingId('one')} as id, array_agg(one.id) as matched from candidate as one
      where one.id = any(${found}::uuid[]) group by 1) as matches on matches.id = candidate.id
    where ${visibleTo(ctx.actor)} and ${isInSight}
    order by candidate.last_contact_at desc, candidate.id
    limit ${ALIKE_MAX}`.execute(ctx.db);
  return rows.map(({ matched, ...row }) => {
    const why = new Set(matched.flatMap((one) => reasons.get(one) ?? []));
    return { ...presentListed(row), reasons: alikeReasons.filter((reason) => why.has(reason)) };
  });
}

/**
 * Null for readers who do not see the candidate.
 * @throws Refusal NOT_FOUND
 */
export async function readCandidateOf(
  ctx: Ctx,
  applicationId: string,
): Promise<{ candidateId: string; alike: AlikeCandidate[] } | null> {
  await requireReceived(ctx, applicationId);
  const of = await ctx.db
    .selectFrom('application')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'application.company_id')
        .onRef('candidate.profile_id', '=', 'application.applicant_id'),
    )
    .select('candidate.id')
    .where('application.id', '=', applicationId)
    .where(shownTo(ctx.actor))
    .executeTakeFirst();
  const candidate = of && (await findCandidate(ctx, of.id));
  return candidate ? { candidateId: candidate.id, alike: await findAlike(ctx, candidate.id) } : null;
}

const compared = ({ db }: Ctx) =>
  db
    .selectFrom('candidate')
    .leftJoin('file', 'file.id', 'candidate.cv_file_id')
    .select(['candidate.id', 'candidate.facts', 'candidate.phone', 'file.sha256']);

/** By indexes; who has the same name is compared further. */
function mayBeAlike(group: readonly Compared[]) {
  const addresses = group.map(({ facts }) => addressOf(facts)).filter(Boolean);
  const phones = group.map(({ phone }) => phoneKey(phone)).filter(Boolean);
  const digests = group.flatMap(({ sha256 }) => sha256 ?? []);
  const names = group.map(({ facts }) => nameKey(facts));
  const sortNames = group.map(({ facts }) => plainKey(facts.lastName).slice(0, SORT_NAME_LENGTH)).filter(Boolean);
  return sql<boolean>`(lower(candidate.facts ->> 'contactEmail') = any(${addresses}::text[])
    or (candidate.phone <> '' and right(regexp_replace(candidate.phone, '\\D', '', 'g'), 9) = any(${phones}::text[]))
    or candidate.cv_file_id = any(array(select id from file where sha256 = any(${digests}::text[]) and kind = 'cv'))
    or (${SORT_NAME} = any(${sortNames}::text[])
      and exists (select from unnest(${names}::text[]) as name where starts_with(candidate.search_text || ' ', name || ' '))))`;
}

function reasonsOf(group: readonly Compared[], other: Compared): AlikeReason[] {
  const holds: Record<AlikeReason, (one: Compared) => boolean> = {
    address: ({ facts }) => addressOf(facts) !== '' && addressOf(facts) === addressOf(other.facts),
    phone: ({ phone }) => phoneKey(phone) !== '' && phoneKey(phone) === phoneKey(other.phone),
    cv: ({ sha256 }) => sha256 !== null && sha256 === other.sha256,
    past: ({ facts }) => nameKey(facts) === nameKey(other.facts) && hasInCommon(pastOf(facts), pastOf(other.facts)),
  };
  return alikeReasons.filter((reason) => group.some((one) => holds[reason](one)));
}

const addressOf = ({ contactEmail }: ApplicantSnapshot): string => contactEmail.toLowerCase();

const nameKey = ({ firstName, lastName }: ApplicantSnapshot): string => plainKey(`${firstName} ${lastName}`);

/** Employers, schools and the city. */
const pastOf = ({ workExperience, education, city }: ApplicantSnapshot): string[] =>
  [...workExperience.map(({ company }) => company), ...education.map(({ institution }) => institution), city]
    .map(plainKey)
    .filter(Boolean);

const hasInCommon = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));
