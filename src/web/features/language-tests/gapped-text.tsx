import { Fragment, type KeyboardEvent } from 'react';

import { TEST_ANSWER_MAX, TEST_GAPS, type TestLanguage } from '#contract/language-tests/language-test-choices.ts';
import { m } from '#generated/paraglide/messages.js';

interface GappedTextProps {
  /** Counts from zero. */
  text: number;
  /** The texts around the gaps. */
  pieces: readonly string[];
  language: TestLanguage;
  /** The answers to all texts. */
  answers: readonly string[];
  onChange: (at: number, answer: string) => void;
}

const LETTERS_BEFORE = /(?<![\p{L}\p{M}’'])[\p{L}\p{M}’']*$/u;

export const GappedText = ({ text, pieces, language, answers, onChange }: GappedTextProps) => (
  <section aria-labelledby={`text-${text}`}>
    <h2 id={`text-${text}`} className="text-lg">
      {m.language_tests_text({ number: text + 1 })}
    </h2>
    <p lang={language} className="mt-2 max-w-[46rem] text-lg leading-[2.2]">
      {pieces.map((piece, gap) => {
        if (gap === pieces.length - 1) return piece;
        const [letters = ''] = LETTERS_BEFORE.exec(piece) ?? [];
        const at = text * TEST_GAPS + gap;
        return (
          <Fragment key={gap}>
            {piece.slice(0, piece.length - letters.length)}
            <span className="whitespace-nowrap">
              {letters}
              <input
                data-gap
                aria-label={m.language_tests_gap({ number: at + 1, letters })}
                value={answers[at] ?? ''}
                onChange={(event) => onChange(at, event.currentTarget.value)}
                onKeyDown={moveOn}
                maxLength={TEST_ANSWER_MAX}
                autoCapitalize="none"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                // At most one letter more is missing than precedes the gap.
                style={{ width: `${letters.length + 3}ch` }}
                className="mx-0.5 scroll-my-24 rounded-control border-b-2 border-edge bg-sunken px-1 leading-relaxed"
              />
            </span>
          </Fragment>
        );
      })}
    </p>
  </section>
);

/** Enter moves to the next gap, Backspace from an empty one to the previous gap. */
function moveOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { form, value } = event.currentTarget;
  const step = event.key === 'Enter' ? 1 : event.key === 'Backspace' && value === '' ? -1 : 0;
  if (step === 0) return;
  const gaps = [...(form?.querySelectorAll<HTMLElement>('[data-gap], [type=submit]') ?? [])];
  const next = gaps[gaps.indexOf(event.currentTarget) + step];
  event.preventDefault();
  next?.focus();
}
