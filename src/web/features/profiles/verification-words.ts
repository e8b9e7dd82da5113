import type { LanguageProof, VerifiedSubject } from '#contract/admin/verification-choices.ts';
import type { VerifiedFact } from '#contract/admin/verifications.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { countryName } from '#web/features/companies/country-names.ts';
import { listFormat } from '#web/ui/formats.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { say } from '#web/ui/say.ts';
import { languageProofWords, verifiedSubjectWords } from '#words/profiles.ts';

const proven: Record<LanguageProof, (inputs: { language: string; level: string }) => string> = {
  certificate: m.verification_language_certificate,
  interview: m.verification_language_interview,
};

export const subjectName = (what: VerifiedSubject): string => say(verifiedSubjectWords[what]);

export const proofName = (how: LanguageProof): string => say(languageProofWords[how]);

/** "German B2, in an interview". */
export function factText(fact: VerifiedFact): string {
  switch (fact.what) {
    case 'language':
      return proven[fact.how]({ language: listedLanguageName(fact.language), level: fact.level });
    case 'work_authorisation':
      return m.verification_work_in({ country: countryName(fact.country) });
    default:
      return subjectName(fact.what);
  }
}

/** "Verified: Identity, Language". */
export const verifiedText = (verified: readonly VerifiedSubject[]): string =>
  m.verification_list({
    what: listFormat(getLocale(), { type: 'unit', style: 'short' }).format(verified.map(subjectName)),
  });
