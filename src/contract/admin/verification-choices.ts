import { type CefrLevel, meetsLevel, type LanguageLevel } from '#contract/languages.ts';

/** Recorded by administrators. */
export const administratorMethods = ['documents', 'call', 'other'] as const;

/** domain: a member answered an email to the website's domain. */
export const verificationMethods = ['domain', ...administratorMethods] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

export const verifiedSubjects = ['identity', 'language', 'work_authorisation', 'references'] as const;
export type VerifiedSubject = (typeof verifiedSubjects)[number];

export const languageProofs = ['certificate', 'interview'] as const;
export type LanguageProof = (typeof languageProofs)[number];

/** A native claim needs C2. */
export const coversClaim = (shown: CefrLevel, claimed: LanguageLevel): boolean =>
  meetsLevel(shown, claimed === 'native' ? 'C2' : claimed);
