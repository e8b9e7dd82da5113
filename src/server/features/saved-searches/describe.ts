import { jobChoices, type ChoiceField } from '#contract/jobs/job-choices.ts';
import { intlLocale, type Locale } from '#contract/locales.ts';
import type { SavedFilters } from '#contract/saved-searches/saved-searches.ts';
import { m } from '#generated/paraglide/messages.js';
import { jobChoiceWords } from '#words/jobs.ts';
import type { Word } from '#words/word.ts';

import type { Ctx } from '../../context.ts';
import '../companies/table.ts';
import { NEAR_KM } from '../jobs/search/conditions.ts';
import '../places/table.ts';

/** In the order that readers expect: words, field, languages, place, and the rest. */
export function describeFilters(filters: SavedFilters, locale: Locale, names: Names = NO_NAMES): string {
  const { q, remote, salary_min: least, salary_currency: currency = 'EUR', company, qualified, relocation } = filters;
  const inLocale = intlLocale(locale);
  const regions = new Intl.DisplayNames(inLocale, { type: 'region' });
  const chosen = (field: ChoiceField) => {
    const words: Record<string, Word> = jobChoiceWords[field];
    return (filters[jobChoices[field].column] ?? []).map((value) => words[value]?.({}, { locale }) ?? value);
  };
  const pay = new Intl.NumberFormat(inLocale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const parts = [
    q,
    ...chosen('category'),
    ...(filters.language ?? []).map((asked) => languageText(asked, locale)),
    ...(filters.city ?? []),
    filters.near !== undefined && `${names.places.get(filters.near) ?? filters.near} (${filters.km ?? NEAR_KM} km)`,
    ...(filters.country ?? []).map((code) => regions.of(code)),
    remote && !filters.workplace?.includes('remote') && m.jobs_workplace_remote({}, { locale }),
    ...chosen('workplace'),
    ...chosen('employmentType'),
    ...chosen('experienceLevel'),
    least !== undefined && m.jobs_filter_salary_from({ pay: pay.format(least) }, { locale }),
    relocation && m.jobs_filter_relocation({}, { locale }),
    company && (names.companies.get(company) ?? company),
    qualified && m.jobs_filter_qualified({}, { locale }),
  ].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' · ') : m.saved_searches_all_jobs({}, { locale });
}

/** `de` or `de:B2` in words. */
export function languageText(asked: string, locale: Locale): string {
  const [code = '', level] = asked.split(':');
  const language = new Intl.DisplayNames(intlLocale(locale), { type: 'language' }).of(code) ?? code;
  return level ? m.ui_language_at_level({ language, level }, { locale }) : language;
}

/** Filters whose values are addresses of pages or ids. */
export interface Names {
  companies: ReadonlyMap<string, string>;
  places: ReadonlyMap<number, string>;
}

const NO_NAMES: Names = { companies: new Map(), places: new Map() };

export async function readNames(
  { db }: Pick<Ctx, 'db'>,
  searches: readonly { filters: SavedFilters }[],
): Promise<Names> {
  const slugs = searches.flatMap(({ filters: { company } }) => company ?? []);
  const ids = searches.flatMap(({ filters: { near } }) => near ?? []);
  const companies =
    slugs.length > 0
      ? await db.selectFrom('company').select(['slug', 'name']).where('slug', 'in', slugs).execute()
      : [];
  const places =
    ids.length > 0 ? await db.selectFrom('place').select(['id', 'name']).where('id', 'in', ids).execute() : [];
  return {
    companies: new Map(companies.map(({ slug, name }) => [slug, name])),
    places: new Map(places.map(({ id, name }) => [id, name])),
  };
}

/** Leaves out text that strangers may have typed: for emails to unconfirmed addresses. */
export const withoutTypedText = (filters: SavedFilters): SavedFilters => ({
  ...filters,
  q: undefined,
  city: undefined,
  company: undefined,
});
