import { z } from 'zod';

import { countrySchema } from './countries.ts';
import { choiceShape } from './job-choices.ts';
import { cefrLevels, languageCodeSchema } from './languages.ts';
import { localeSchema } from './locales.ts';
import { titleSchema } from './names.ts';
import { daySchema, lineSchema, textSchema } from './text.ts';

export const salaryPeriods = ['hour', 'month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

export const closeReasons = ['filled_here', 'filled_elsewhere', 'cancelled', 'other'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** For undecided applications when a job closes. */
export const closingAnswers = ['reject'] as const;
export type ClosingAnswer = (typeof closingAnswers)[number];

/** By currency (ISO 4217), when the list was made. */
export const eurosPerUnit = {
  EUR: 1,
  AED: 0.235,
  ARS: 0.0006,
  AUD: 0.56,
  BGN: 0.511,
  BRL: 0.16,
  CAD: 0.62,
  CHF: 1.07,
  CLP: 0.0009,
  CNY: 0.12,
  COP: 0.00022,
  CZK: 0.041,
  DKK: 0.134,
  GBP: 1.14,
  HUF: 0.0026,
  INR: 0.0098,
  ISK: 0.0069,
  JPY: 0.0055,
  MAD: 0.093,
  MXN: 0.047,
  NOK: 0.085,
  NZD: 0.49,
  PEN: 0.25,
  PLN: 0.236,
  RON: 0.197,
  RSD: 0.0085,
  SEK: 0.091,
  SGD: 0.66,
  TRY: 0.0205,
  UAH: 0.0205,
  USD: 0.86,
  UYU: 0.0216,
  ZAR: 0.05,
} as const;

export type Currency = keyof typeof eurosPerUnit;

export const currencies = Object.keys(eurosPerUnit) as [Currency, ...Currency[]];

export const SKILLS_REQUIRED_MAX = 50;
export const JOB_TITLE_MAX = 120;
/** Of sanitized HTML (specification, "Numbers that hold everywhere"). */
export const RICH_TEXT_BYTES_MAX = 20_480;
export const JOB_LANGUAGES_MAX = 10;
/** Renewing begins a new term. */
export const TERM_DAYS_MAX = 60;
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
  /** Applications are accepted until the end of this day in UTC. */
  validThrough: daySchema.nullable(),
  /** Null removes a language, except for the primary one. */
  translations: z.partialRecord(localeSchema, jobTextInput.nullable()),
});

export type JobInput = z.infer<typeof jobInput>;
