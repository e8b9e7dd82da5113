import { sql } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Workplace } from '#contract/jobs/job-choices.ts';
import { jobChoices } from '#contract/jobs/job-choices.ts';
import { cefrLevels, type LanguageLevel, meetsLevel } from '#contract/languages.ts';
import { locales, type Locale } from '#contract/locales.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import '../accounts/table.ts';
import type { Words } from '../jobs/concepts/concepts.ts';
import { readDictionary } from '../jobs/concepts/own-words.ts';
import { tagsOf } from '../jobs/concepts/tag-job.ts';
import '../places/table.ts';
import '../profiles/table.ts';

const BATCH = 500;

interface Facts {
  id: string;
  job_title: string;
  skills: string[];
  country: string | null;
  locale: Locale | null;
  workplaces: Workplace[];
  languages: { language: string; level: LanguageLevel }[];
  latitude: number | null;
  longitude: number | null;
}

/** The values that the search filters by, by the same names. */
export const facetOf = {
  language: (asked: string) => `l:${asked}`,
  concept: (key: string) => `b:${key}`,
  country: (code: string) => `c:${code}`,
  workplace: (workplace: Workplace) => `w:${workplace}`,
};

/** Reads search values from profiles. */
export async function indexConsents(tx: TxCtx, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return;
  const { rows } = await sql<Facts>`
    select profile.id, profile.job_title, profile.skills, profile.country, profile.preferred_locale as locale,
      consent.workplaces, place.latitude, place.longitude,
      coalesce((select jsonb_agg(jsonb_build_object('language', language, 'level', level))
        from profile_language where profile_language.profile_id = profile.id), '[]') as languages
    from talent_consent as consent join profile on profile.id = consent.profile_id
      left join lateral (
        select place.latitude, place.longitude from place_name join place on place.id = place_name.place_id
        where profile.city <> '' and place_name.key = job_key(profile.city)
          and place.country = coalesce(profile.country, place.country)
        order by place.population desc limit 1
      ) as place on true
    where consent.profile_id = any(${[...profileIds]}::uuid[])`.execute(tx.db);
  if (rows.length === 0) return;
  const dictionary = await readDictionary(tx.db);
  const indexed = [];
  for (const facts of rows) {
    const { id, latitude, longitude } = facts;
    indexed.push({ id, facets: await facetsOf(facts, dictionary), latitude, longitude });
    // Yields to requests between the profiles of many people.
    await nextTurn();
  }
  await sql`
    update talent_consent set facets = array(select jsonb_array_elements_text(given.facets)),
      latitude = given.latitude, longitude = given.longitude, indexed_at = ${tx.clock.now()}
    from jsonb_to_recordset(${JSON.stringify(indexed)}::jsonb)
      as given (id uuid, facets jsonb, latitude real, longitude real)
    where talent_consent.profile_id = given.id`.execute(tx.db);
}

/** A title may be in any language; without stated workplaces any is accepted. */
async function facetsOf(
  { job_title: title, skills, country, locale, workplaces, languages }: Facts,
  dictionary: Words,
): Promise<string[]> {
  const texts = locales.map((one) => ({ locale: one, title, body: '' }));
  const concepts = await tagsOf({ texts, skills, primaryLocale: locale ?? 'en' }, dictionary);
  return [
    ...languages.flatMap(({ language, level }) =>
      cefrLevels.filter((asked) => meetsLevel(level, asked)).map((asked) => facetOf.language(`${language}:${asked}`)),
    ),
    ...languages.map(({ language }) => facetOf.language(language)),
    ...concepts.filter((tag) => tag.startsWith('b:')),
    ...(country ? [facetOf.country(country)] : []),
    ...(workplaces.length > 0 ? workplaces : jobChoices.workplace.values).map(facetOf.workplace),
  ];
}

/** For a cron job: indexes what is missing, a batch in each transaction. */
export async function indexNew(ctx: Ctx): Promise<void> {
  while ((await indexBatch(ctx)) === BATCH);
}

const indexBatch = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .selectFrom('talent_consent')
      .select('profile_id')
      .where('indexed_at', 'is', null)
      .orderBy('profile_id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    await indexConsents(
      tx,
      rows.map((row) => row.profile_id),
    );
    return rows.length;
  });
