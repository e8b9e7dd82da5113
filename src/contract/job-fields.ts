import { z } from 'zod';

import { answerDays } from './answer-choices.ts';
import { choiceShape, countrySchema, languageCodeSchema, localeSchema } from './choice-schemas.ts';
import { currencies } from './currencies.ts';
import { salaryPeriods } from './job-choices.ts';
import { relocationSchema, shiftsSchema } from './job-offer.ts';
import { cefrLevels } from './languages.ts';
import { RICH_TEXT_BYTES_MAX, JOB_LANGUAGES_MAX, JOB_TITLE_MAX, SKILLS_REQUIRED_MAX } from './limits.ts';
import { titleSchema } from './names.ts';
import { daySchema, lineSchema, textSchema } from './text.ts';

const PAY_MAX = 100_000_000;

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

/** On top of the salary. `target`: the yearly amount if targets are met, in `currency`. */
export const variablePaySchema = z.strictObject({
  target: amount.nullable(),
  capped: z.boolean(),
  currency: z.enum(currencies),
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
  /** The company promises an answer within so many days; null promises nothing. */
  answerDays: z.literal(answerDays).nullable(),
  /** What the employer pays for who moves; null says nothing. */
  relocation: relocationSchema.nullable().optional(),
  /** When people work; null says nothing. */
  shifts: shiftsSchema.nullable().optional(),
  /** Applications are accepted until the end of this day in UTC. */
  validThrough: daySchema.nullable(),
  /** Null removes a language, except for the primary one. */
  translations: z.partialRecord(localeSchema, jobTextInput.nullable()),
});

export type JobInput = z.infer<typeof jobInput>;
