import type { EvidenceKind } from '#contract/language-tests/language-test-choices.ts';
import type { Locale } from '#contract/locales.ts';
import type { LanguageEvidence } from '#contract/profiles/language-evidence.ts';
import { evidenceText } from '#words/profiles.ts';

const CHECKED: ReadonlySet<EvidenceKind> = new Set(['certificate', 'checked_interview', 'self_test']);

/**
 * What a copy of the profile says of a language, and its day: what everyone who may see the profile reads. Not what is
 * stated, since the level says that already, and not what companies of interviews say, which only they read.
 */
export const evidenceInCopies = (
  evidence: readonly LanguageEvidence[],
  language: string,
  locale: Locale,
): { text: string; day: string }[] =>
  evidence
    .filter((one) => one.language === language && one.isShown && CHECKED.has(one.kind))
    .flatMap((one) => (one.at === null ? [] : [{ text: evidenceText(one, locale), day: one.at.slice(0, 10) }]));
