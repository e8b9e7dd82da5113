import { Check, CircleDashed, MoveDown } from 'lucide-react';

import { cefrLevels, type LanguageLevel } from '#contract/languages.ts';
import { m } from '#generated/paraglide/messages.js';

import { languageName, ownLanguageName } from './language-level.ts';

export interface LanguageChipProps {
  /** ISO 639-1. */
  language: string;
  level: LanguageLevel;
  /** Compared with the reader's own languages. */
  state?: 'met' | 'not_met' | 'not_stated';
  /** Text of the state, if not compared with the reader's own languages. */
  stateLabel?: string;
  /** Welcome, not required. */
  isPlus?: boolean;
}

const looks = {
  none: { box: 'language-chip-plain', sign: null },
  met: { box: 'language-chip-met', sign: <Check aria-hidden="true" className="text-accent" /> },
  not_met: { box: 'language-chip-not-met', sign: <MoveDown aria-hidden="true" className="text-coral" /> },
  not_stated: {
    box: 'language-chip-not-stated',
    sign: <CircleDashed aria-hidden="true" className="text-soft" />,
  },
};

export function LanguageChip({ language, level, state, stateLabel, isPlus }: LanguageChipProps) {
  const { box, sign } = looks[state ?? 'none'];
  const said = stateLabel ?? stateText(state);
  return (
    <span title={said} className={`language-chip ${box}`}>
      <span className="sr-only">
        {[chipText(language, level), isPlus && m.ui_a_plus(), said].filter(Boolean).join('; ')}
      </span>
      <span aria-hidden="true" className="language-chip-text">
        <span lang={language}>{ownLanguageName(language)}</span>
        <Steps level={level} />
        <span>{level === 'native' ? m.ui_mother_tongue() : level}</span>
        {isPlus && <span className="text-soft">{m.ui_a_plus()}</span>}
      </span>
      {sign}
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

/** A mother tongue fills all six. */
function Steps({ level }: { level: LanguageLevel }) {
  const filled = level === 'native' ? cefrLevels.length : cefrLevels.indexOf(level) + 1;
  return <span className={`language-steps steps-${filled}`} />;
}
