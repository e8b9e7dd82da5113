import { z } from 'zod';

import { countrySchema } from './countries.ts';
import { currencies, employmentTypes, experienceLevels, jobCategories, workplaces } from './job-fields.ts';
import { jobCardSchema } from './job-views.ts';
import { cefrLevels, languageCodeSchema } from './languages.ts';
import { localeSchema } from './locales.ts';
import { cursorInput } from './positions.ts';
import { lineSchema } from './text.ts';

export const jobSorts = ['relevance', 'newest', 'salary'] as const;
export type JobSort = (typeof jobSorts)[number];

/** In days. */
export const postedWithinChoices = [1, 3, 7, 14, 30] as const;

/** Totals are counted up to here; beyond, there are "more than". */
export const TOTAL_CAP = 1_000;

export const PAGE_SIZE = 20;

/** Several values of one parameter: repeated, or with commas between them. */
const several = <Value extends z.ZodType>(value: Value, max = 20) =>
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

/** A language, or a language with the level that the reader has: `de`, `de:B2`. */
export const languageFilterSchema = z.templateLiteral([
  languageCodeSchema,
  z.union([z.literal(''), z.templateLiteral([':', z.enum(cefrLevels)])]),
]);

const flag = z.preprocess(
  (given) => (given === 'true' || given === '1' ? true : given === 'false' || given === '' ? undefined : given),
  z.boolean().optional(),
);

/**
 * The filters of a search, as they stand in the URL of the page, of the API and of a feed. Between filters: all of them
 * hold. Within one: any of its values, but every language that is named is asked for.
 */
export const jobFilters = z.strictObject({
  q: lineSchema(200).optional(),
  category: several(z.enum(jobCategories)),
  /** `de`: asks for German, required or as a plus. `de:B2`: and B2 is enough for it. */
  language: several(languageFilterSchema, 10),
  country: several(countrySchema),
  city: several(lineSchema(80)),
  /** The same as workplace=remote. */
  remote: flag,
  workplace: several(z.enum(workplaces)),
  employment_type: several(z.enum(employmentTypes)),
  experience_level: several(z.enum(experienceLevels)),
  /** The range reaches at least this much a year, in `salary_currency` (euros where it is not given). Jobs that do not say what they pay do not. */
  salary_min: z.coerce.number().int().min(0).max(100_000_000).optional(),
  salary_currency: z.enum(currencies).optional(),
  /** First published within so many days. */
  posted_within: z.coerce.number().int().min(1).max(365).optional(),
  /** The address of a company. */
  company: lineSchema(80).optional(),
  /** Only jobs whose required languages the reader has at the level asked for; for signed-in seekers, otherwise without effect. */
  qualified: flag,
});

export type JobFilters = z.infer<typeof jobFilters>;

export const jobSearchInput = jobFilters.extend({
  /** relevance where there is a text, else newest. */
  sort: z.enum(jobSorts).optional(),
  /** Of the same search. */
  ...cursorInput,
  limit: z.coerce.number().int().min(1).max(50).optional(),
  /** The language in which the words are meant and titles are shown. */
  locale: localeSchema.optional(),
});

export type JobSearchInput = z.infer<typeof jobSearchInput>;

/** The filters whose values are shown with how many jobs each would give. */
export const facetNames = [
  'category',
  'language',
  'country',
  'city',
  'workplace',
  'employment_type',
  'experience_level',
] as const;
export type FacetName = (typeof facetNames)[number];

const facetSchema = z.array(z.object({ value: z.string(), count: z.number().int() }));

/** `capped`: there are more than `count`, which is then TOTAL_CAP; facet counts are then "at least". */
const totalSchema = z.object({ count: z.number().int(), capped: z.boolean() });

export const jobSearchResultSchema = z.object({
  jobs: z.array(jobCardSchema),
  nextCursor: z.string().nullable(),
  /** With the first page only. */
  total: totalSchema.nullable(),
  /** With the first page only. For a filter that is set: what each of its values would give in its place. Most frequent first, 30 at the most. */
  facets: z
    .object(Object.fromEntries(facetNames.map((name) => [name, facetSchema])) as Record<FacetName, typeof facetSchema>)
    .nullable(),
  /** A word of the text that no job has, and the nearest that some have: the text as it may have been meant. */
  didYouMean: z.string().nullable(),
  /** Whether `jobs` are those of `didYouMean`, because the text as typed had none. */
  corrected: z.boolean(),
});

export type JobSearchResult = z.infer<typeof jobSearchResultSchema>;

export const suggestInput = z.strictObject({ q: lineSchema(80), locale: localeSchema.optional() });

export const suggestionsSchema = z.array(z.string()).max(8);
