import { useState } from 'react';

import { TEST_GAPS, TEST_TEXTS } from '#contract/language-tests/language-test-choices.ts';
import type { LanguageTest, TestResult } from '#contract/language-tests/language-tests.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { findValue, storeValue } from '#web/app/stored-draft.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

import { GappedText } from './gapped-text.tsx';
import { TimeLeft } from './time-left.tsx';

const GAPS = TEST_TEXTS * TEST_GAPS;

interface TestFormProps {
  test: LanguageTest;
  onSent: (result: TestResult) => void;
}

/** Input is kept in the browser, so the server does not render it, and submitted once the time is over. */
export function TestForm({ test: { id, language, texts }, onSent }: TestFormProps) {
  const key = `parlance.language-test.${id}`;
  const [answers, setAnswers] = useState(() => storedAnswers(key));
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = (at: number, text: string) => {
    const changed = answers.with(at, text);
    setAnswers(changed);
    storeValue(key, { answers: changed });
  };
  const send = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      const result = await api.languageTests.send({ id, answers });
      storeValue(key, undefined);
      onSent(result);
    } catch (failure) {
      setProblem(problemText(problemOf(failure)));
      setSending(false);
    }
  };
  return (
    <form
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <TimeLeft testId={id} onOver={() => void send()} />
      <div className="mt-6 flex flex-col gap-8">
        {texts.map(({ pieces }, at) => (
          <GappedText key={at} {...{ pieces, language, answers }} text={at} onChange={change} />
        ))}
      </div>
      {problem && (
        <Alert variant="attention" className="mt-6">
          {problem}
        </Alert>
      )}
      <p className="mt-8">
        <Button type="submit" isPending={isSending}>
          {m.language_tests_send()}
        </Button>
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        destructive={false}
        title={m.language_tests_send_title()}
        message={m.language_tests_send_text({ count: answers.filter((answer) => answer.trim() === '').length })}
        confirmLabel={m.language_tests_send()}
        onClose={() => setAsking(false)}
        onConfirm={send}
      />
    </form>
  );
}

function storedAnswers(key: string): string[] {
  const stored = findValue(key)?.['answers'];
  return Array.from({ length: GAPS }, (_, at) => (Array.isArray(stored) ? String(stored[at] ?? '') : ''));
}
