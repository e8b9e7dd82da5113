import { z } from 'zod';

import { countrySchema } from './countries.ts';
import { cefrLevels, languageCodeSchema, meetsLevel, type CefrLevel, type LanguageLevel } from './languages.ts';
import { textSchema } from './text.ts';

export const verifiedSubjects = ['identity', 'language', 'work_authorisation', 'references'] as const;

export type VerifiedSubject = (typeof verifiedSubjects)[number];

export const languageProofs = ['certificate', 'interview'] as const;

export type LanguageProof = (typeof languageProofs)[number];

const language = z.object({
  what: z.literal('language'),
  language: languageCodeSchema,
  level: z.enum(cefrLevels),
  how: z.enum(languageProofs),
});
const workAuthorisation = z.object({ what: z.literal('work_authorisation'), country: countrySchema });
const identity = z.object({ what: z.literal('identity') });
const references = z.object({ what: z.literal('references') });

/** Of a language the proven level, of a work authorization the country. */
export const verifiedFactSchema = z.discriminatedUnion('what', [identity, language, workAuthorisation, references]);

export type VerifiedFact = z.infer<typeof verifiedFactSchema>;

const at = { at: z.iso.datetime() };

/** For employers: without the administrator and their notes. */
export const verificationSchema = z.discriminatedUnion('what', [
  identity.extend(at),
  language.extend(at),
  workAuthorisation.extend(at),
  references.extend(at),
]);

export type Verification = z.infer<typeof verificationSchema>;

export const VERIFICATION_NOTE_MAX = 1_000;

/** What was checked, or why it is withdrawn. */
export const verificationSaidSchema = textSchema(VERIFICATION_NOTE_MAX).pipe(z.string().min(1));

/** changed: what it covers. unattended: its author has left. */
export const verificationEnds = ['withdrawn', 'replaced', 'changed', 'unattended'] as const;

export type VerificationEnd = (typeof verificationEnds)[number];

/** A native claim needs C2. */
export const coversClaim = (shown: CefrLevel, claimed: LanguageLevel): boolean =>
  meetsLevel(shown, claimed === 'native' ? 'C2' : claimed);
