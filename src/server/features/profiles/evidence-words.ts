import type { LanguageEvidence } from '#contract/language-evidence.ts';
import type { EvidenceKind } from '#contract/language-test-choices.ts';
import type { LanguageLevel } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

type Say = (inputs: { level: string }, options: { locale: Locale }) => string;

/** Null of a self-test. */
function levelText(level: LanguageLevel | null, locale: Locale): string {
  if (level === null) return m.evidence_below_a1({}, { locale });
  return level === 'native' ? m.ui_mother_tongue({}, { locale }) : level;
}

const kinds: Record<Exclude<EvidenceKind, 'interview'>, Say> = {
  stated: m.evidence_stated,
  certificate: m.evidence_certificate,
  checked_interview: m.evidence_checked_interview,
  self_test: m.evidence_self_test,
};

/** "Self-test, not supervised: B2", for what leaves the site; its pages have their own. */
export function evidenceText(
  { kind, level, isMet }: Pick<LanguageEvidence, 'kind' | 'level' | 'isMet'>,
  locale: Locale,
): string {
  const interview = isMet ? m.evidence_interview_met : m.evidence_interview_not_met;
  const say = kind === 'interview' ? interview : kinds[kind];
  return say({ level: levelText(level, locale) }, { locale });
}

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
