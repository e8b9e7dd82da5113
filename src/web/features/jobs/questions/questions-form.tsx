import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { QUESTIONS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { EditableQuestion, QuestionFinding } from '#contract/questions.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { fieldText, problemOf, problemText } from '#web/app/problem.ts';
import { moved, problemsWithin } from '#web/app/row-list.ts';
import { useUnsavedGuard } from '#web/app/use-unsaved-guard.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { QuestionCard } from './question-card.tsx';
import { draftOf, emptyQuestion, inputOf, type QuestionDraft } from './question-draft.ts';

interface QuestionsFormProps {
  jobId: string;
  /** The job's; the primary one first. */
  locales: readonly Locale[];
  first: readonly EditableQuestion[];
}

export function QuestionsForm({ jobId, locales, first }: QuestionsFormProps) {
  const language = locales[0] ?? 'en';
  const form = useQuestions(jobId, language, first);
  const { questions, findings, problems, problem, isDirty, isSaving } = form;
  const list = useRef<HTMLDivElement>(null);
  useUnsavedGuard(isDirty, m.questions_unsaved);
  const add = () => {
    // Rendered at once, so that the new field is there to be focused.
    flushSync(() => form.set([...questions, emptyQuestion(language)]));
    list.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus();
  };
  useEffect(() => {
    if (problems.size > 0) list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  return (
    <form
      noValidate
      method="dialog"
      className="flex max-w-[48rem] flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {questions.length === 0 && <EmptyState title={m.questions_none()}>{m.questions_none_text()}</EmptyState>}
      <div ref={list} className="flex flex-col gap-6">
        {questions.map((question, at) => (
          <QuestionCard
            key={question.key}
            {...{ question, locales }}
            number={at + 1}
            isFirst={at === 0}
            isLast={at === questions.length - 1}
            findings={findings.get(question.key) ?? []}
            problems={problemsWithin(problems, `questions.${at}.`)}
            onChange={(change) => form.set(questions.with(at, { ...question, ...change }))}
            onMove={(by) => form.set(moved(questions, at, at + by))}
            onRemove={() => form.set(questions.toSpliced(at, 1))}
          />
        ))}
      </div>
      {questions.length < QUESTIONS_MAX && (
        <Button variant="outline" className="self-start" onClick={add}>
          <Plus aria-hidden="true" />
          {m.questions_add()}
        </Button>
      )}
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button type="submit" className="self-start" isPending={isSaving}>
        {m.questions_save()}
      </Button>
    </form>
  );
}

function useQuestions(jobId: string, language: Locale, first: readonly EditableQuestion[]) {
  const [{ questions, findings }, setRead] = useState(() => read(first, language));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const set = (changed: QuestionDraft[]) => {
    setRead((known) => ({ ...known, questions: changed }));
    setDirty(true);
  };
  const save = async (): Promise<void> => {
    setSaving(true);
    setProblem(undefined);
    setProblems(new Map());
    try {
      setRead(read(await api.questions.save({ id: jobId, questions: questions.map(inputOf) }), language));
      setDirty(false);
      showToast({ title: m.questions_saved() });
    } catch (failure) {
      const refused = problemOf(failure);
      setProblem(problemText(refused));
      setProblems(new Map(refused.fields.map((field) => [field.path, fieldText(field)])));
    } finally {
      setSaving(false);
    }
  };
  return { questions, findings, problems, problem, isDirty, isSaving, set, save };
}

function read(
  saved: readonly EditableQuestion[],
  language: Locale,
): { questions: QuestionDraft[]; findings: ReadonlyMap<string, readonly QuestionFinding[]> } {
  const questions = saved.map(({ question }) => draftOf(question, language));
  return { questions, findings: new Map(questions.map(({ key }, at) => [key, saved[at]?.findings ?? []])) };
}
