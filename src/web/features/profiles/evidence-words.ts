import type { LanguageEvidence } from '#contract/language-evidence.ts';
import type { EvidenceKind } from '#contract/language-test-choices.ts';
import type { LanguageLevel } from '#contract/languages.ts';
import { m } from '#generated/paraglide/messages.js';

/** Null of a self-test. */
export const levelText = (level: LanguageLevel | null): string =>
  level === null ? m.evidence_below_a1() : level === 'native' ? m.ui_mother_tongue() : level;

const kinds: Record<Exclude<EvidenceKind, 'interview'>, (inputs: { level: string }) => string> = {
  stated: m.evidence_stated,
  certificate: m.evidence_certificate,
  checked_interview: m.evidence_checked_interview,
  self_test: m.evidence_self_test,
};

/** "Self-test, not supervised: B2". */
export function evidenceText({ kind, level, isMet }: Pick<LanguageEvidence, 'kind' | 'level' | 'isMet'>): string {
  if (kind !== 'interview') return kinds[kind]({ level: levelText(level) });
  return (isMet ? m.evidence_interview_met : m.evidence_interview_not_met)({ level: levelText(level) });
}
