import type { LanguageEvidence } from '#contract/profiles/language-evidence.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { LanguageChip } from '#web/ui/language-chip.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { Time } from '#web/ui/time.tsx';
import { evidenceText } from '#words/profiles.ts';

interface EvidenceListProps {
  evidence: readonly LanguageEvidence[];
  /** Names the languages; otherwise it is shown below a language. */
  isNamed?: boolean;
}

/** The evidence for the level of a language, each with its date. */
export function EvidenceList({ evidence, isNamed = false }: EvidenceListProps) {
  if (evidence.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {evidence.map(({ isShown, at, language, ...one }, index) => (
        <li key={index}>
          {isNamed && <span className="me-2 font-semibold">{listedLanguageName(language)}</span>}
          {evidenceText(one, getLocale())}
          {at && (
            <>
              {', '}
              <Time iso={at} className="whitespace-nowrap text-soft" />
            </>
          )}
          {!isShown && <span className="block text-soft">{m.evidence_not_shown()}</span>}
        </li>
      ))}
    </ul>
  );
}

export const evidenceOf = (evidence: readonly LanguageEvidence[], language: string): LanguageEvidence[] =>
  evidence.filter((one) => one.language === language);

interface LanguagesWithEvidenceProps extends Pick<Profile, 'languages'> {
  evidence: readonly LanguageEvidence[];
}

/** Each language with the evidence for its level. */
export const LanguagesWithEvidence = ({ languages, evidence }: LanguagesWithEvidenceProps) => (
  <ul className="flex flex-col gap-4">
    {languages.map(({ language, level }) => (
      <li key={language} className="flex flex-col items-start gap-1.5">
        <LanguageChip language={language} level={level} />
        <EvidenceList evidence={evidenceOf(evidence, language)} />
      </li>
    ))}
  </ul>
);
