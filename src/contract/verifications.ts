import { z } from 'zod';

import { countrySchema } from './countries.ts';
import { cefrLevels, languageCodeSchema, meetsLevel, type CefrLevel, type LanguageLevel } from './languages.ts';
import { textSchema } from './text.ts';

/** What can be checked of a candidate. */
export const verifiedSubjects = ['identity', 'language', 'work_authorisation', 'references'] as const;

export type VerifiedSubject = (typeof verifiedSubjects)[number];

/** How somebody showed their level of a language. */
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

/** What was checked: of a language the level that was shown, of the right to work the country. */
export const verifiedFactSchema = z.discriminatedUnion('what', [identity, language, workAuthorisation, references]);

export type VerifiedFact = z.infer<typeof verifiedFactSchema>;

const at = { at: z.iso.datetime() };

/** What an administrator checked of a candidate, and when, as employers read it. Who it was and their notes are not for readers. */
export const verificationSchema = z.discriminatedUnion('what', [
  identity.extend(at),
  language.extend(at),
  workAuthorisation.extend(at),
  references.extend(at),
]);

export type Verification = z.infer<typeof verificationSchema>;

export const VERIFICATION_NOTE_MAX = 1_000;

/** What was looked at, or why it is withdrawn, in an administrator's words; never without. */
export const verificationSaidSchema = textSchema(VERIFICATION_NOTE_MAX).pipe(z.string().min(1));

/**
 * How a verification ended: an administrator withdrew it, a newer one took its place, what it was of changed, or who
 * stood for it has left.
 */
export const verificationEnds = ['withdrawn', 'replaced', 'changed', 'unattended'] as const;

export type VerificationEnd = (typeof verificationEnds)[number];

/** Whether the level that somebody showed is at least the one that they claim; a mother tongue is claimed as C2. */
export const coversClaim = (shown: CefrLevel, claimed: LanguageLevel): boolean =>
  meetsLevel(shown, claimed === 'native' ? 'C2' : claimed);
