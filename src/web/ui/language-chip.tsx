import { cefrLevels, type LanguageLevel } from '#contract/languages.ts';
import { m } from '#generated/paraglide/messages.js';

import { languageName, ownLanguageName } from './language-level.ts';

export interface LanguageChipProps {
  /** ISO 639-1. */
  language: string;
  level: LanguageLevel;
  /** Compared with the reader's own languages. */
  state?: 'met' | 'not_met' | 'not_stated';
  /** Text of the state, unless compared with the reader's own languages. */
  stateLabel?: string;
  /** Optional, not required. */
  isPlus?: boolean;
  /** Abbreviates the mother tongue, where there is little room. */
  isShort?: boolean;
}

/** With its icon (signs.css). */
const looks = {
  none: 'language-chip-plain',
  met: 'language-chip-met',
  not_met: 'language-chip-not-met',
  not_stated: 'language-chip-not-stated',
};

export function LanguageChip({ language, level, state, stateLabel, isPlus, isShort }: LanguageChipProps) {
  const said = stateLabel ?? stateText(state);
  return (
    <span title={said} className={`language-chip ${looks[state ?? 'none']}`}>
      <span className="sr-only">
        {[chipText(language, level), isPlus && m.ui_a_plus(), said].filter(Boolean).join('; ')}
      </span>
      <span aria-hidden="true" className="language-chip-text">
        <span lang={language}>{ownLanguageName(language)}</span>
        <Steps level={level} />
        <span>{level === 'native' ? (isShort ? m.ui_native() : m.ui_mother_tongue()) : level}</span>
        {isPlus && <span className="text-soft">{m.ui_a_plus()}</span>}
      </span>
    </span>
  );
}

function chipText(code: string, level: LanguageLevel): string {
  const language = languageName(code);
  return level === 'native' ? m.ui_language_mother_tongue({ language }) : m.ui_language_at_level({ language, level });
}

function stateText(state: LanguageChipProps['state']): string | undefined {
  if (state === 'met') return m.ui_met();
  if (state === 'not_met') return m.ui_not_met();
  if (state === 'not_stated') return m.ui_not_stated();
  return undefined;
}

/** A mother tongue fills all six segments. */
function Steps({ level }: { level: LanguageLevel }) {
  const filled = level === 'native' ? cefrLevels.length : cefrLevels.indexOf(level) + 1;
  return <span className={`language-steps steps-${filled}`} />;
}
