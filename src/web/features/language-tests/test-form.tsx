import { useQuery } from '@tanstack/react-query';
import { useState, useEffect, useEffectEvent } from 'react';

import { TEST_GAPS, TEST_TEXTS } from '#contract/language-tests/language-test-choices.ts';
import type { LanguageTest, TestResult } from '#contract/language-tests/language-tests.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { neverKept } from '#web/app/query-freshness.ts';
import { findValue, storeValue } from '#web/app/stored-draft.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

import { GappedText } from './gapped-text.tsx';

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

const SECOND = 1000;
/** Announced by screen readers, in minutes. */
const SAID = [10, 5, 1];

/** Counts down, then calls `onOver` once. Uses the server's time: clocks of devices are wrong by minutes. */
function TimeLeft({ testId, onOver }: { testId: string; onOver: () => void }) {
  const { data, dataUpdatedAt } = useQuery(
    queries.languageTests.read.queryOptions({
      input: { id: testId },
      ...neverKept,
    }),
  );
  const seconds = useSecondsUntil(data && dataUpdatedAt + data.secondsLeft * SECOND, onOver);
  const minutes = seconds === undefined ? undefined : Math.ceil(seconds / 60);
  const said = SAID.find((least) => minutes === least);
  return (
    <>
      <p role="timer" className="sticky top-0 z-10 mt-4 border-b border-line bg-paper py-2 font-semibold tabular-nums">
        {seconds === undefined ? '\u00A0' : m.language_tests_time_left({ time: clockText(seconds) })}
      </p>
      <p role="status" className="sr-only">
        {said === undefined ? '' : m.language_tests_minutes_left({ minutes: said })}
      </p>
    </>
  );
}

/** Undefined until `end` is known. */
function useSecondsUntil(end: number | undefined, onOver: () => void): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (end === undefined) return undefined;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / SECOND));
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      over();
    }, SECOND);
    return () => clearInterval(timer);
  }, [end]);
  return seconds;
}

/** "19:05". */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
