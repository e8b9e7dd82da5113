import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { AnswerInput, Question } from '#contract/jobs/questions.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { queries } from '#web/app/api-client.ts';
import { failureOf, fieldText, type Problem } from '#web/app/problem.ts';
import { findValue, storeValue } from '#web/app/stored-draft.ts';
import { numberOf } from '#web/ui/amount.ts';

import { answerPlace, type TypedAnswers } from './answer-fields.tsx';

/** A job's questions in the page's language, if available, and the input, which this browser keeps until it is sent. */
export function useAnswers(jobId: string, key: string) {
  const asked = useQuery(queries.questions.read.queryOptions({ input: { id: jobId, locale: getLocale() } }));
  const [typed, setTyped] = useState(() => storedAnswers(key));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const questions = asked.data ?? [];
  /** The questions arrived after the user had sent the form: the first one gets the focus. */
  const [cameLate, setCameLate] = useState<Question>();
  useEffect(() => {
    if (cameLate) focusAnswer(cameLate.id);
  }, [cameLate]);
  return {
    questions,
    typed,
    problems,
    failure: failureOf(asked),
    change(questionId: string, value: string | readonly string[]) {
      const next = { ...typed, [questionId]: value };
      setTyped(next);
      storeValue(key, { answers: next });
      setProblems(new Map([...problems].filter(([problemId]) => problemId !== questionId)));
    },
    /**
     * Undefined if an answer is missing or wrong, which its question then shows, and if the questions are loaded only
     * now, so that none is skipped. @throws why they cannot be read
     */
    async take(): Promise<AnswerInput[] | undefined> {
      if (!asked.data) {
        const { data: [first] = [] } = await asked.refetch({ throwOnError: true });
        setCameLate(first);
        return first ? undefined : [];
      }
      const answers = questions.map((question) => ({ question, value: valueOf(question, typed[question.id]) }));
      const found = answers.flatMap(({ question, value }) => problemOfAnswer(question, value));
      setProblems(new Map(found));
      const [[firstId] = []] = found;
      if (firstId !== undefined) {
        focusAnswer(firstId);
        return undefined;
      }
      return answers.flatMap(({ question, value }) => (value === undefined ? [] : { questionId: question.id, value }));
    },
    /** Answers that the server refused; the questions may have changed since they were read. */
    refuse({ fields, reason }: Problem): string | undefined {
      const own = fields.filter(({ path }) => path.startsWith('answers.'));
      setProblems(new Map(own.map((field) => [field.path.slice('answers.'.length), fieldText(field)])));
      if (own.length === 0 && reason !== 'changed_meanwhile') return undefined;
      void asked.refetch();
      return m.questions_changed();
    },
    forget: () => storeValue(key, undefined),
  };
}

const focusAnswer = (questionId: string): void =>
  document.getElementById(answerPlace(questionId))?.querySelector<HTMLElement>('input, select, textarea')?.focus();

function storedAnswers(key: string): TypedAnswers {
  const stored = findValue(key)?.['answers'];
  return typeof stored === 'object' && stored !== null ? (stored as TypedAnswers) : {};
}

/** Undefined for an empty answer; NaN if a number was expected but not typed. */
function valueOf({ kind, options }: Question, typed: TypedAnswers[string]): AnswerInput['value'] | undefined {
  if (typed === undefined || typed.length === 0) return undefined;
  if (kind === 'file') return typed[0];
  if (typeof typed !== 'string') {
    const known = typed.filter((id) => options.some((option) => option.id === id));
    return known.length > 0 ? known : undefined;
  }
  const text = typed.trim();
  if (kind === 'yes_no') return text === 'yes';
  if (kind === 'number') return text ? numberOf(text) : undefined;
  if (kind === 'choice' && options.every(({ id }) => id !== text)) return undefined;
  return text || undefined;
}

function problemOfAnswer({ id, required }: Question, value: AnswerInput['value'] | undefined): [string, string][] {
  if (value === undefined) return required ? [[id, m.field_required()]] : [];
  return Number.isNaN(value) ? [[id, m.field_invalid()]] : [];
}
