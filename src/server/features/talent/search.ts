import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import {
  availableWithin,
  COUNTED_FROM,
  type ShownName,
  TALENT_KM,
  TALENT_PAGE,
  TALENT_PAGES_MAX,
} from '#contract/talent/talent-choices.ts';
import type { FoundPeople, FoundPerson, TalentFilters } from '#contract/talent/talent.ts';

import type { Ctx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { wordsIn } from '../jobs/queries.ts';
import { dayOf, daysAfter } from '../jobs/term.ts';
import { searchPlaces } from '../places/places.ts';
import { isOwnerInGoodStanding, isStrangerTo } from '../profiles/access.ts';
import { evidenceFor, presentEvidence } from '../profiles/evidence.ts';
import { findingCompany, isNotHiddenFrom } from '../profiles/found.ts';
import { initialOf } from '../profiles/present.ts';
import '../profiles/table.ts';
import { facetOf } from './index-consents.ts';
import './table.ts';

const SHOWN_SKILLS = 10;
const COUNTED_MAX = TALENT_PAGE * TALENT_PAGES_MAX;
/** Kilometres per degree of latitude. */
const KM = 111;

/**
 * The company for which the person searches.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN; company_not_verified for a recruiter of an unverified company.
 */
export async function requireFinding({ db, actor }: Ctx): Promise<string> {
  const { userId } = personOf({ actor });
  const { rows } = await sql<{ company_id: string | null; is_verified: boolean }>`
    select ${findingCompany(userId)} as company_id, exists (
      select from company_member as member join company on company.id = member.company_id
      where member.user_id = ${userId}::uuid and company.verified_at is not null) as is_verified`.execute(db);
  const [found] = rows;
  if (found?.company_id) return found.company_id;
  throw new Refusal('FORBIDDEN', found?.is_verified ? {} : { reason: 'company_not_verified' });
}

/**
 * Without people who hide from the reader's companies.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN, TOO_MANY_REQUESTS
 */
export async function findPeople(
  ctx: Ctx,
  { page = 1, ...filters }: TalentFilters & { page?: number | undefined },
): Promise<FoundPeople> {
  const companyId = await requireFinding(ctx);
  const limit = (await ctx.settings())['limits.talent_searches_per_company'];
  await takeAttempt(ctx.db, `talent:${companyId}`, limit);
  const place = filters.place ? await findPlace(ctx, filters.place, filters.country) : undefined;
  if (filters.place && !place) return { people: [], total: null, page, hasMore: false, place: null };
  const conditions = [
    ...conditionsOf(filters, ctx.clock.now()),
    ...(place ? [isAround(place, filters.km ?? TALENT_KM)] : []),
  ];
  const [rows, count] = await Promise.all([
    listPeople(ctx, { conditions, companyId, page }),
    countPeople(ctx, conditions),
  ]);
  return {
    people: rows.slice(0, TALENT_PAGE).map(presentFound),
    total: count < COUNTED_FROM ? null : { count: Math.min(count, COUNTED_MAX), capped: count > COUNTED_MAX },
    page,
    hasMore: rows.length > TALENT_PAGE && page < TALENT_PAGES_MAX,
    place: place ? { name: place.name, country: place.country } : null,
  };
}

/** The largest place of that name. */
async function findPlace(ctx: Ctx, q: string, country: string | undefined) {
  const places = await searchPlaces(ctx, { q });
  return places.find((place) => country === undefined || place.country === country);
}

type Condition = RawBuilder<SqlBool>;

function conditionsOf(
  { language = [], occupation, country, available, workplace, screened }: TalentFilters,
  now: Date,
): Condition[] {
  const facets = [
    ...language.map(facetOf.language),
    ...(occupation ? [facetOf.concept(occupation)] : []),
    ...(country ? [facetOf.country(country)] : []),
    ...(workplace ? [facetOf.workplace(workplace)] : []),
  ];
  return [
    ...(facets.length > 0 ? [sql<SqlBool>`consent.facets @> ${facets}::text[]`] : []),
    ...(available ? [isAvailable(availableWithin[available], now)] : []),
    ...(screened ? [isScreened(now)] : []),
  ];
}

/** The person shows a part of it that they do not contest. */
const isScreened = (now: Date): Condition => sql`exists (
  select from screening join agency on agency.company_id = screening.agency_id and agency.named_at is not null
    join screening_part as part on part.screening_id = screening.id and part.is_shown and part.contested_at is null
  where screening.profile_id = profile.id and screening.valid_until >= ${dayOf(now)}::date)`;

const isAvailable = (days: number, now: Date): Condition => sql`(consent.available = 'now'
  or consent.available_on <= ${daysAfter(now, days).toISOString().slice(0, 10)}::date
  or consent.notice_weeks * 7 <= ${days}::int)`;

/** A box, for the index, and the great circle within it. */
function isAround({ latitude, longitude }: { latitude: number; longitude: number }, km: number): Condition {
  const high = km / KM;
  const wide = km / (KM * Math.max(0.05, Math.cos((latitude * Math.PI) / 180)));
  return sql`(consent.latitude between ${latitude - high}::real and ${latitude + high}::real
    and consent.longitude between ${longitude - wide}::real and ${longitude + wide}::real
    and 2 * 6371 * asin(sqrt(least(1, power(sin(radians(consent.latitude - ${latitude}) / 2), 2)
      + cos(radians(${latitude})) * cos(radians(consent.latitude)) * power(sin(radians(consent.longitude - ${longitude}) / 2), 2)))) <= ${km})`;
}

const found = (ctx: Ctx, conditions: readonly Condition[]) => {
  const query = ctx.db
    .selectFrom('talent_consent as consent')
    .innerJoin('profile', 'profile.id', 'consent.profile_id')
    .where('consent.ends_at', '>', sql<Date>`now()`)
    .where('profile.role', '=', 'job_seeker')
    .where(isOwnerInGoodStanding)
    .where(isNotHiddenFrom(personOf(ctx).userId));
  return conditions.reduce((narrowed, condition) => narrowed.where(condition), query);
};

async function countPeople(ctx: Ctx, conditions: readonly Condition[]): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(
      found(ctx, conditions)
        .select('consent.profile_id')
        .limit(COUNTED_MAX + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type FoundRow = Awaited<ReturnType<typeof listPeople>>[number];

const listPeople = (
  ctx: Ctx,
  { conditions, companyId, page }: { conditions: readonly Condition[]; companyId: string; page: number },
) =>
  found(ctx, conditions)
    .select([
      'profile.id',
      'profile.first_name',
      'profile.last_name',
      'profile.job_title',
      'profile.city',
      'profile.country',
      'profile.skills',
      'consent.available',
      'consent.available_on',
      'consent.notice_weeks',
      'consent.workplaces',
      'consent.confirmed_at',
      'consent.shown_name',
      isStrangerTo(ctx.actor).as('is_stranger'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('profile_language as spoken')
          .select(['spoken.language', 'spoken.level'])
          .whereRef('spoken.profile_id', '=', 'profile.id')
          .orderBy('spoken.position'),
      ).as('languages'),
      evidenceFor(ctx.actor).as('evidence'),
      jsonObjectFrom(
        eb
          .selectFrom('talent_invitation as invitation')
          .innerJoin('job', 'job.id', 'invitation.job_id')
          .select(['invitation.status', 'invitation.sent_at'])
          .select(wordsIn(ctx.locale).select('t.title').as('title'))
          .whereRef('invitation.profile_id', '=', 'profile.id')
          .where('invitation.company_id', '=', companyId)
          .orderBy('invitation.sent_at', 'desc')
          .limit(1),
      ).as('invitation'),
    ])
    .orderBy('consent.confirmed_at', 'desc')
    .orderBy('consent.profile_id')
    .limit(TALENT_PAGE + 1)
    .offset((page - 1) * TALENT_PAGE)
    .execute();

const presentFound = (row: FoundRow): FoundPerson => ({
  id: row.id,
  name: foundName(row),
  jobTitle: row.job_title,
  city: row.city,
  country: row.country,
  languages: row.languages,
  languageEvidence: row.evidence.map(presentEvidence),
  skills: row.skills.slice(0, SHOWN_SKILLS),
  availability: { kind: row.available, day: row.available_on, weeks: row.notice_weeks },
  workplaces: row.workplaces,
  confirmedAt: row.confirmed_at.toISOString(),
  invitation: row.invitation && {
    status: row.invitation.status,
    jobTitle: row.invitation.title ?? '',
    sentAt: new Date(row.invitation.sent_at).toISOString(),
  },
});

interface NameRow {
  first_name: string;
  last_name: string;
  /** Null without consent. */
  shown_name: ShownName | null;
  is_stranger: SqlBool;
}

/** The part of the name that the reader may know. */
export const foundName = ({ first_name: first, last_name: last, shown_name, is_stranger }: NameRow): string =>
  `${first} ${is_stranger && shown_name !== 'full' ? initialOf(last) : last}`.trim();
