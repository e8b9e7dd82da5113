import { useRef, useState } from 'react';

import type { LanguageTests, TestResult } from '#contract/language-tests/language-tests.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { SavedSwitch } from '#web/app/saved-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { Time } from '#web/ui/time.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { evidenceText } from '#words/profiles.ts';

interface TestResultsProps {
  results: readonly TestResult[];
  onChanged: (tests: LanguageTests) => void;
}

export function TestResults({ results, onChanged }: TestResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<TestResult>();
  const remove = async (id: string) => {
    onChanged(await api.languageTests.remove({ id }));
    showToast({ title: m.language_tests_deleted() });
  };
  return (
    <section aria-labelledby="results">
      <h2 id="results" ref={heading} tabIndex={-1}>
        {m.language_tests_results()}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {results.map((result) => (
          <li key={result.id} className="flex flex-col gap-3 py-5">
            <h3 className="text-base">{listedLanguageName(result.language)}</h3>
            <ResultFacts result={result} />
            <ResultSwitch result={result} onChanged={onChanged} />
            <Button
              variant="outline"
              size="sm"
              className="self-start"
              aria-label={`${m.language_tests_delete()}: ${listedLanguageName(result.language)}`}
              onClick={() => setRemoved(result)}
            >
              {m.language_tests_delete()}
            </Button>
          </li>
        ))}
      </ul>
      {removed && (
        <ConfirmDialog
          isOpen
          destructive
          title={m.language_tests_delete_title()}
          message={m.language_tests_delete_text()}
          confirmLabel={m.language_tests_delete()}
          onClose={() => {
            setRemoved(undefined);
            focusWhenLost(() => heading.current);
          }}
          onConfirm={() => remove(removed.id)}
        />
      )}
    </section>
  );
}

/** The result as companies see it, and how it was reached. */
export const ResultFacts = ({ result: { level, sentAt, right, gaps, accents } }: { result: TestResult }) => (
  <div>
    <p className="font-semibold">
      {evidenceText({ kind: 'self_test', level, isMet: null }, getLocale())},{' '}
      <Time iso={sentAt} className="whitespace-nowrap" />
    </p>
    <p className="text-sm text-soft">{m.language_tests_result({ right, gaps })}</p>
    {accents > 0 && <p className="text-sm text-soft">{m.language_tests_accents({ count: accents })}</p>}
  </div>
);

interface ResultSwitchProps {
  result: TestResult;
  onChanged: (tests: LanguageTests) => void;
}

export const ResultSwitch = ({ result: { id, isShown }, onChanged }: ResultSwitchProps) => (
  <SavedSwitch
    first={isShown}
    label={m.language_tests_show()}
    hint={m.language_tests_show_hint()}
    save={async (wanted) => onChanged(await api.languageTests.show({ id, isShown: wanted }))}
    done={(isOn) => (isOn ? m.language_tests_shown() : m.language_tests_hidden())}
  />
);
