import { z } from 'zod';

import { countrySchema, languageCodeSchema } from '#contract/choice-schemas.ts';
import { cefrLevels } from '#contract/languages.ts';
import { VERIFICATION_NOTE_MAX } from '#contract/limits.ts';
import { requiredTextSchema } from '#contract/text.ts';

import { languageProofs } from './verification-choices.ts';

const language = z.object({
  what: z.literal('language'),
  language: languageCodeSchema,
  level: z.enum(cefrLevels),
  how: z.enum(languageProofs),
});
const workAuthorisation = z.object({ what: z.literal('work_authorisation'), country: countrySchema });
const identity = z.object({ what: z.literal('identity') });
const references = z.object({ what: z.literal('references') });

/** Names the proven level of a language, and the country of a work authorization. */
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

/** What was checked, or why it is withdrawn. */
export const verificationSaidSchema = requiredTextSchema(VERIFICATION_NOTE_MAX);

/** `changed`: the verified fact has changed. `unattended`: the administrator has left. */
export const verificationEnds = ['withdrawn', 'replaced', 'changed', 'unattended'] as const;

export type VerificationEnd = (typeof verificationEnds)[number];
