import { z } from 'zod';

import { localeSchema } from './locales.ts';

/** What a search engine or a reader would miss; none of these keeps a job from being published. */
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

/** What a wording may do: ask for a birthplace instead of a level, for an age, for a gender. */
export const wordingRules = ['native_speaker', 'age', 'gender'] as const;
export type WordingRule = (typeof wordingRules)[number];

export const preflightSchema = z.object({
  /** Required fields that are missing, as paths of the job's input: these block. */
  missing: z.array(z.string()),
  gaps: z.array(z.enum(preflightGaps)),
  /** Translations that the original has changed after. */
  stale: z.array(localeSchema),
  wording: z.array(
    z.object({
      rule: z.enum(wordingRules),
      locale: localeSchema,
      field: z.enum(['title', 'description', 'requirements']),
      /** The words as they stand in the text. */
      quote: z.string(),
      /** What could stand there instead, in the text's own language. */
      suggestion: z.string(),
    }),
  ),
});

export type Preflight = z.infer<typeof preflightSchema>;
