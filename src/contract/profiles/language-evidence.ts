import { z } from 'zod';

import { languageLevelSchema } from '#contract/choice-schemas.ts';
import { evidenceKinds } from '#contract/language-tests/language-test-choices.ts';

/** For one language. Shown, and never used to search, filter or order. */
export const languageEvidenceSchema = z.object({
  language: z.string(),
  kind: z.enum(evidenceKinds),
  /** Null for a self-test below A1. */
  level: languageLevelSchema.nullable(),
  /** Whether the company of an interview found the stated `level` met; otherwise null. */
  isMet: z.boolean().nullable(),
  /** Null for statements from before the site recorded the date. */
  at: z.iso.datetime().nullable(),
  /** False if only the person sees it. */
  isShown: z.boolean(),
});

export type LanguageEvidence = z.infer<typeof languageEvidenceSchema>;
