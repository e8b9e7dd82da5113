import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';

/** Warnings that do not block publishing. */
export const preflightGaps = [
  'salary',
  'languages',
  'skills',
  'requirements',
  'short_description',
  'experience_level',
  'company_logo',
  'company_description',
  'title_noise',
  'short_term',
] as const;

/** `native_speaker`: asks for a birthplace instead of a level. */
export const wordingRules = ['native_speaker', 'age', 'gender'] as const;
export type WordingRule = (typeof wordingRules)[number];

export const preflightSchema = z.object({
  /** Paths of the job's input; these block publishing. */
  missing: z.array(z.string()),
  gaps: z.array(z.enum(preflightGaps)),
  /** Stale translations. */
  stale: z.array(localeSchema),
  /** Texts that are in another language than `locale`; `language` is ISO 639-1. */
  otherLanguages: z.array(z.object({ locale: localeSchema, language: z.string() })),
  wording: z.array(
    z.object({
      rule: z.enum(wordingRules),
      locale: localeSchema,
      field: z.enum(['title', 'description', 'requirements']),
      /** As written in the text. */
      quote: z.string(),
      /** In the text's language. */
      suggestion: z.string(),
    }),
  ),
});

export type Preflight = z.infer<typeof preflightSchema>;
