import { z } from 'zod';

import { languageLevelSchema } from './choice-schemas.ts';
import { evidenceKinds } from './language-test-choices.ts';

/** Of one language. Shown, and never searched, filtered or ordered by. */
export const languageEvidenceSchema = z.object({
  language: z.string(),
  kind: z.enum(evidenceKinds),
  /** Null for a self-test below A1. */
  level: languageLevelSchema.nullable(),
  /** Whether the company of an interview found the stated `level` met; null for all else. */
  isMet: z.boolean().nullable(),
  /** Null for what was stated before the site noted when. */
  at: z.iso.datetime().nullable(),
  /** False where the person alone sees it. */
  isShown: z.boolean(),
});

export type LanguageEvidence = z.infer<typeof languageEvidenceSchema>;
