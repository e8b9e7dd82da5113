import { jobChoices } from '#contract/jobs/job-choices.ts';
import type { Locale } from '#contract/locales.ts';
import type { MarketLanguages, MarketPay, PayRow } from '#contract/market/market.ts';

import type { Ctx } from '../../context.ts';
import { labelOf } from '../jobs/concepts/concepts.ts';
import './table.ts';

/** Public, so not limited by visibleTo: aggregates, none of a single company. */
export async function readPay(
  ctx: Ctx,
  { country: asked, locale = ctx.locale }: { country?: string | undefined; locale?: Locale | undefined },
): Promise<MarketPay> {
  const countries = await ctx.db
    .selectFrom('market_pay')
    .where('experience_level', '=', '')
    .where('subject', 'in', jobChoices.category.values)
    .groupBy('country')
    .select('country')
    .orderBy(({ fn }) => fn.sum('jobs'), 'desc')
    .orderBy('country')
    .execute();
  const country = asked ?? countries[0]?.country ?? null;
  const [subjects, ofCountry, countedAt] = await Promise.all([
    readSubjects(ctx, country),
    readLanguagePay(ctx, country),
    readCountedAt(ctx),
  ]);
  const rowsOf = (subject: string) => subjects.get(subject) ?? [];
  const languagesOf = ofCountry.length > 0 ? country : null;
  return {
    countedAt,
    countries: countries.map((one) => one.country),
    country,
    categories: jobChoices.category.values
      .map((category) => ({ category, rows: rowsOf(category) }))
      .filter(({ rows }) => rows.length > 0),
    occupations: [...subjects].flatMap(([id, rows]) => {
      const name = labelOf({ kind: 'occupation', id }, locale);
      return name ? [{ id, name, rows }] : [];
    }),
    languagesOf,
    languages: languagesOf ? ofCountry : await readLanguagePay(ctx, null),
  };
}

/** The rows of categories and occupations, those with most jobs first; for each, all levels first. */
async function readSubjects({ db }: Ctx, country: string | null): Promise<Map<string, PayRow[]>> {
  const rows = await db
    .selectFrom('market_pay')
    .where('country', '=', country)
    .orderBy('jobs', 'desc')
    .orderBy('subject')
    .selectAll()
    .execute();
  const levels = ['', ...jobChoices.experienceLevel.values];
  const subjects = Map.groupBy(rows, ({ subject }) => subject);
  return new Map(
    [...subjects].map(([subject, own]) => [
      subject,
      own
        .toSorted((a, b) => levels.indexOf(a.experience_level) - levels.indexOf(b.experience_level))
        .map(({ experience_level: level, currency, jobs, companies, low, middle, high }) => ({
          level: level === '' ? null : level,
          currency,
          jobs,
          companies,
          low,
          middle,
          high,
        })),
    ]),
  );
}

/** `country` null: for all countries. */
const readLanguagePay = ({ db }: Ctx, country: string | null) =>
  db
    .selectFrom('market_language')
    .where('country', '=', country ?? '')
    .orderBy('language')
    .orderBy('level')
    .select(['language', 'level', 'jobs', 'companies', 'percent'])
    .execute();

/** Public, as `readPay`. */
export async function readLanguages(
  ctx: Ctx,
  { country = null }: { country?: string | null | undefined },
): Promise<MarketLanguages> {
  const [countries, pairs, countedAt] = await Promise.all([
    ctx.db
      .selectFrom('market_pair')
      .where('country', '<>', '')
      .groupBy('country')
      .select('country')
      .orderBy(({ fn }) => fn.sum('jobs'), 'desc')
      .orderBy('country')
      .execute(),
    ctx.db
      .selectFrom('market_pair')
      .where('country', '=', country ?? '')
      .orderBy('jobs', 'desc')
      .orderBy('people', 'desc')
      .orderBy('first')
      .orderBy('second')
      .select(['first', 'second', 'jobs', 'people'])
      .execute(),
    readCountedAt(ctx),
  ]);
  return {
    countedAt,
    countries: countries.map((one) => one.country),
    country,
    pairs: pairs.map(({ people, ...pair }) => ({ ...pair, people: people > 0 ? people : null })),
  };
}

const readCountedAt = async ({ db }: Ctx): Promise<string | null> =>
  (await db.selectFrom('market_count').select('counted_at').executeTakeFirst())?.counted_at.toISOString() ?? null;
