import { z } from 'zod';

import { answerDays } from '#contract/applications/answer-choices.ts';
import { choiceShape, countrySchema, languageCodeSchema, localeSchema } from '#contract/choice-schemas.ts';
import { currencies } from '#contract/currencies.ts';
import { cefrLevels } from '#contract/languages.ts';
import { RICH_TEXT_BYTES_MAX, JOB_LANGUAGES_MAX, JOB_TITLE_MAX, SKILLS_REQUIRED_MAX } from '#contract/limits.ts';
import { titleSchema } from '#contract/names.ts';
import { daySchema, lineSchema, textSchema } from '#contract/text.ts';

import { salaryPeriods } from './job-choices.ts';
import { relocationSchema, shiftsSchema } from './job-offer.ts';

const PAY_MAX = 100_000_000;
const REACHED_PERCENT_MAX = 500;
const REACHED_YEAR_MIN = 2000;

/** Asking for "native" is not allowed. */
export const jobLanguageInput = z.strictObject({
  language: languageCodeSchema,
  level: z.enum(cefrLevels),
  required: z.boolean(),
});

export type JobLanguage = z.infer<typeof jobLanguageInput>;

const amount = z.number().int().min(0).max(PAY_MAX);

/** A single figure is a range with equal ends. */
export const salarySchema = z
  .strictObject({ min: amount, max: amount, currency: z.enum(currencies), period: z.enum(salaryPeriods) })
  .refine(({ min, max }) => max >= min, { path: ['max'], params: { code: 'too_small' } });

export type Salary = z.infer<typeof salarySchema>;

/** Share of the targets, by the employer's count: over 100 if they were exceeded. */
const reachedSchema = z.strictObject({
  percent: z.number().int().min(0).max(REACHED_PERCENT_MAX),
  year: z
    .number()
    .int()
    .min(REACHED_YEAR_MIN)
    // An unfinished year has no result. Uses the system clock, because a schema has no other.
    .refine((year) => year < new Date().getUTCFullYear(), { params: { code: 'too_large' } }),
});

/**
 * On top of the salary. `target`: the yearly amount if targets are met, in `currency`. `cap`: the yearly maximum, if
 * there is one and the employer states it. `reached`: the team's average share of its targets in a year.
 */
export const variablePaySchema = z
  .strictObject({
    target: amount.nullable(),
    capped: z.boolean(),
    cap: amount.nullable().optional(),
    reached: reachedSchema.nullable().optional(),
    currency: z.enum(currencies),
  })
  .refine(({ capped, cap }) => capped || !cap, { path: ['cap'], params: { code: 'invalid' } })
  .refine(({ target, cap }) => typeof cap !== 'number' || cap >= (target ?? 0), {
    path: ['cap'],
    params: { code: 'too_small' },
  });

export type VariablePay = z.infer<typeof variablePaySchema>;

// Bounds the sanitizer's work; the real limit applies after it.
const richText = textSchema(2 * RICH_TEXT_BYTES_MAX);

/** Description and requirements are HTML: bold, italic, headings, lists, links. */
export const jobTextInput = z.strictObject({
  title: titleSchema(JOB_TITLE_MAX),
  description: richText,
  requirements: richText,
});

export type JobText = z.infer<typeof jobTextInput>;

const distinct = (values: readonly string[]) => new Set(values).size === values.length;

/** The server sets status, ids, publication dates and ownership. */
export const jobInput = z.strictObject({
  primaryLocale: localeSchema,
  ...choiceShape,
  city: lineSchema(80),
  country: countrySchema.nullable(),
  /** Where remote workers may live; empty: in the job's country. */
  remoteCountries: z.array(countrySchema).max(60),
  skills: z.array(lineSchema(60).pipe(z.string().min(1))).max(SKILLS_REQUIRED_MAX),
  languages: z
    .array(jobLanguageInput)
    .max(JOB_LANGUAGES_MAX)
    .refine((languages) => distinct(languages.map(({ language }) => language)), { params: { code: 'invalid' } }),
  salary: salarySchema.nullable(),
  variablePay: variablePaySchema.nullable(),
  openings: z.number().int().min(1).max(999),
  /** The company promises an answer within this many days; null promises nothing. */
  answerDays: z.literal(answerDays).nullable(),
  /** Relocation costs that the employer pays; null states nothing. */
  relocation: relocationSchema.nullable().optional(),
  /** Working hours; null states nothing. */
  shifts: shiftsSchema.nullable().optional(),
  /** Applications are accepted until the end of this day in UTC. */
  validThrough: daySchema.nullable(),
  /** Null removes a language, except for the primary one. */
  translations: z.partialRecord(localeSchema, jobTextInput.nullable()),
});

export type JobInput = z.infer<typeof jobInput>;
