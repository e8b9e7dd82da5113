import type { LanguageProof, VerifiedSubject } from '#contract/admin/verification-choices.ts';
import type { EvidenceKind } from '#contract/language-tests/language-test-choices.ts';
import type { LanguageLevel } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';
import type { LanguageEvidence } from '#contract/profiles/language-evidence.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const verifiedSubjectWords: Record<VerifiedSubject, Word> = {
  identity: m.verification_identity,
  language: m.verification_language,
  work_authorisation: m.verification_work,
  references: m.verification_references,
};

export const languageProofWords: Record<LanguageProof, Word> = {
  certificate: m.verification_certificate,
  interview: m.verification_interview,
};

const evidenceWords: Record<Exclude<EvidenceKind, 'interview'>, Word<{ level: string }>> = {
  stated: m.evidence_stated,
  certificate: m.evidence_certificate,
  checked_interview: m.evidence_checked_interview,
  self_test: m.evidence_self_test,
};

/** @param level null after a self-test without a level */
export function levelText(level: LanguageLevel | null, locale: Locale): string {
  if (level === null) return m.evidence_below_a1({}, { locale });
  return level === 'native' ? m.ui_mother_tongue({}, { locale }) : level;
}

/** "Self-test, not supervised: B2" */
export function evidenceText(
  { kind, level, isMet }: Pick<LanguageEvidence, 'kind' | 'level' | 'isMet'>,
  locale: Locale,
): string {
  const interview = isMet ? m.evidence_interview_met : m.evidence_interview_not_met;
  const word = kind === 'interview' ? interview : evidenceWords[kind];
  return word({ level: levelText(level, locale) }, { locale });
}
