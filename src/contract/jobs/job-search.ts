import { z } from 'zod';

import { countrySchema, choiceSchema, localeSchema, languageFilterSchema } from '#contract/choice-schemas.ts';
import { currencies } from '#contract/currencies.ts';
import { cursorInput } from '#contract/positions.ts';
import { lineSchema } from '#contract/text.ts';

import { jobCardSchema } from './job-views.ts';
import {
  suggestionKinds,
  jobSorts,
  type FacetName,
  facetNames,
  searchLengths,
  searchRanges,
} from './search-choices.ts';

/** Counting stops here. */
export const TOTAL_CAP = 1_000;

export const PAGE_SIZE = 20;

/** Repeated or comma-separated. */
export const several = <Value extends z.ZodType>(value: Value, max = 20) =>
  z
    .preprocess(
      (given) =>
        given === undefined
          ? undefined
          : [given]
              .flat()
              .flatMap((part: unknown) => (typeof part === 'string' ? part.split(',').filter(Boolean) : [part])),
      z.array(value).max(max),
    )
    .optional();

const within = ([least, most]: readonly [number, number]) => z.coerce.number().int().min(least).max(most).optional();

export const flag = z.preprocess(
  (given) => (given === 'true' || given === '1' ? true : given === 'false' || given === '' ? undefined : given),
  z.boolean().optional(),
);

/**
 * The query parameters of the page, the API and feeds. Filters are combined with AND, values of one filter with OR; but
 * a job must ask for all given languages.
 */
export const jobFilters = z.strictObject({
  q: lineSchema(searchLengths.q).optional(),
  /** Searches for the words of `q` as typed, without interpreting or correcting them. */
  exact: flag,
  category: several(choiceSchema('category')),
  /** `de`: asks for German, required or preferred. `de:B2`: and B2 is enough. */
  language: several(languageFilterSchema, 10),
  country: several(countrySchema),
  city: several(lineSchema(searchLengths.city)),
  /** The same as workplace=remote. */
  remote: flag,
  /** The employer pays some of the relocation. */
  relocation: flag,
  workplace: several(choiceSchema('workplace')),
  employment_type: several(choiceSchema('employmentType')),
  experience_level: several(choiceSchema('experienceLevel')),
  /** Per year, in `salary_currency` (default: euros); the job's range reaches it. Excludes jobs without a salary. */
  salary_min: within(searchRanges.salary_min),
  salary_currency: z.enum(currencies).optional(),
  /** Days since first publication. */
  posted_within: within(searchRanges.posted_within),
  /** A slug. */
  company: lineSchema(searchLengths.company).optional(),
  /** A place's id (`GET /api/places`): jobs at most `km` away. */
  near: within(searchRanges.near),
  /** Default: 25. Needs `near`. */
  km: within(searchRanges.km),
  /** The reader has all required languages at their level; only for signed-in seekers. */
  qualified: flag,
});

export type JobFilters = z.infer<typeof jobFilters>;

export const jobSearchInput = jobFilters.extend({
  /** Default: relevance with `q`, otherwise newest. */
  sort: z.enum(jobSorts).optional(),
  /** Of the same search. */
  ...cursorInput,
  limit: z.coerce.number().int().min(1).max(50).optional(),
  /** Of `q` and the titles. */
  locale: localeSchema.optional(),
});

export type JobSearchInput = z.infer<typeof jobSearchInput>;

const facetSchema = z.array(z.object({ value: z.string(), count: z.number().int() }));

/** `capped`: there are more than `count`, and facet counts are lower bounds. */
const totalSchema = z.object({ count: z.number().int(), capped: z.boolean() });

export const understoodKinds = [
  'occupation',
  'skill',
  'category',
  'employment_type',
  'experience_level',
  'workplace',
  'language',
  'country',
  'place',
  'pay',
  'posted',
  /** Named in the text but outside this field: found only if a title has its words. */
  'other_trade',
] as const;

/** A part of `q` that names something. */
const understoodSchema = z.object({
  kind: z.enum(understoodKinds),
  /** Values of a filter; the id of a concept; ids of places; pay a year; days. */
  value: z.string(),
  /** In the reader's language. */
  label: z.string(),
  /** The words of `q` that name it. */
  text: z.string(),
  /** `q` without these words. */
  without: z.string(),
});

export type Understood = z.infer<typeof understoodSchema>;

export const jobSearchResultSchema = z.object({
  /** First those that match everything, then those that are close. */
  jobs: z.array(jobCardSchema),
  /** How many of `jobs`, from the first, match everything. */
  matching: z.number().int(),
  nextCursor: z.string().nullable(),
  /** Of the jobs that match everything. On the first page only. */
  total: totalSchema.nullable(),
  /**
   * Of the jobs that match everything. On the first page only. For an active filter, what each value would give in its
   * place. Most frequent first, at most 30.
   */
  facets: z
    .object(Object.fromEntries(facetNames.map((name) => [name, facetSchema])) as Record<FacetName, typeof facetSchema>)
    .nullable(),
  /** Facets with more jobs than are counted: their counts are of the latest jobs, and therefore minimums. */
  cappedFacets: z.array(z.enum(facetNames)),
  /** `q` with an unknown word replaced by the nearest known one. */
  didYouMean: z.string().nullable(),
  /** Nothing matched `q`, so `jobs` match `didYouMean`. */
  corrected: z.boolean(),
  /**
   * The interpretation of `q`. Its places, countries and languages narrow the search, as filters do; everything else
   * decides whether a job matches or is close. Empty with `exact`.
   */
  understood: z.array(understoodSchema),
  /** All jobs are being indexed again, after an update for example: some may be missing until then. */
  indexing: z.boolean(),
});

export type JobSearchResult = z.infer<typeof jobSearchResultSchema>;

export const suggestInput = z.strictObject({ q: lineSchema(80), locale: localeSchema.optional() });

export const SUGGESTIONS_MAX = 8;

const suggestionSchema = z.object({ text: z.string(), kind: z.enum(suggestionKinds) });
export type Suggestion = z.infer<typeof suggestionSchema>;

export const suggestionsSchema = z.array(suggestionSchema).max(SUGGESTIONS_MAX);
