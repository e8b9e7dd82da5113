import { z } from 'zod';

import { choiceSchema, countrySchema, languageCodeSchema, localeSchema } from '#contract/choice-schemas.ts';
import { currencies } from '#contract/currencies.ts';
import { jobChoices } from '#contract/jobs/job-choices.ts';
import { forAnyone, forEmployers } from '#contract/procedure.ts';

import { languagePayLevels, MISSING_VERSIONS_MAX, PAIRS_MAX } from './market-choices.ts';

const count = z.int();
const tags = ['Market'];

/** Countries with figures, those with most first. */
const countriesSchema = z.array(countrySchema);

const payRowSchema = z.object({
  /** Null: all levels. */
  level: choiceSchema('experienceLevel').nullable(),
  currency: z.enum(currencies),
  jobs: count,
  companies: count,
  /** Fixed pay a year: the quartiles and the median of the middle of each job's range. */
  low: count,
  middle: count,
  high: count,
});

export type PayRow = z.infer<typeof payRowSchema>;

export const marketPaySchema = z.object({
  /** Null before anything was counted. */
  countedAt: z.iso.datetime().nullable(),
  countries: countriesSchema,
  /** The requested country, else the first; null if there is none. */
  country: countrySchema.nullable(),
  categories: z.array(z.object({ category: z.enum(jobChoices.category.values), rows: z.array(payRowSchema) })),
  /** By their name in the requested language. */
  occupations: z.array(z.object({ id: z.string(), name: z.string(), rows: z.array(payRowSchema) })),
  /** The country of `languages`; null: all countries, if the requested one has too few jobs. */
  languagesOf: countrySchema.nullable(),
  /** By how many per cent jobs that ask for the language pay more than similar jobs that do not. */
  languages: z.array(
    z.object({
      language: languageCodeSchema,
      /** The minimum level. */
      level: z.enum(languagePayLevels),
      jobs: count,
      companies: count,
      percent: z.number(),
    }),
  ),
});

export type MarketPay = z.infer<typeof marketPaySchema>;

const pairSchema = z.object({
  first: languageCodeSchema,
  second: languageCodeSchema,
  /** Open jobs that ask for both. */
  jobs: count,
  /** People who state both at B2 or better; null: fewer than five. */
  people: count.nullable(),
});

export type LanguagePair = z.infer<typeof pairSchema>;

export const marketLanguagesSchema = z.object({
  countedAt: z.iso.datetime().nullable(),
  countries: countriesSchema,
  /** Null: all countries. */
  country: countrySchema.nullable(),
  /** Most jobs first. */
  pairs: z.array(pairSchema).max(PAIRS_MAX),
});

export type MarketLanguages = z.infer<typeof marketLanguagesSchema>;

/** A language that an open job of the company lacks. */
const missingVersionSchema = z.object({
  jobId: z.uuid(),
  title: z.string(),
  titleLocale: localeSchema,
  locale: localeSchema,
  /**
   * People who read it and none of the job's languages, and meet the job's language requirements; rounded down to
   * multiples of five.
   */
  readers: count,
});

export type MissingVersion = z.infer<typeof missingVersionSchema>;

export const marketContract = {
  pay: forAnyone
    .route({
      method: 'GET',
      path: '/market/pay',
      summary: 'Get the pay in a country, from published ranges',
      tags,
    })
    .input(z.strictObject({ country: countrySchema.optional(), locale: localeSchema.optional() }))
    .output(marketPaySchema),
  languages: forAnyone
    .route({
      method: 'GET',
      path: '/market/languages',
      summary: 'Count the open jobs that require two languages, and the people who have them',
      tags,
    })
    .input(z.strictObject({ country: countrySchema.optional() }))
    .output(marketLanguagesSchema),
  missingVersions: forEmployers
    .route({
      method: 'GET',
      path: '/me/company/missing-versions',
      summary: 'List languages that open jobs of your current company lack, up to five',
      description: 'Those in which they would reach the most additional people first.',
      tags,
    })
    .output(z.array(missingVersionSchema).max(MISSING_VERSIONS_MAX)),
};
