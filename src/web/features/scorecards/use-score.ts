import { useState } from 'react';

import type { Recommendation } from '#contract/score-choices.ts';
import type { Criterion, ScoreInput } from '#contract/scorecards.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { fieldText, problemOf, problemText } from '#web/app/problem.ts';
import { useUnsavedGuard } from '#web/app/use-unsaved-guard.ts';

export type Mark = ScoreInput['marks'][number];

interface Draft {
  marks: readonly Mark[];
  recommendation: Recommendation | undefined;
  note: string;
}

interface ScoreOptions {
  applicationId: string;
  criteria: readonly Criterion[];
  onGiven: () => Promise<void>;
}

/** A score while it is written; asked before it is lost. */
export function useScore({ applicationId, criteria, onGiven }: ScoreOptions) {
  const [draft, setDraft] = useState<Draft>(() => ({
    marks: criteria.map(({ id }) => ({ criterionId: id, value: null, note: '' })),
    recommendation: undefined,
    note: '',
  }));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { marks, recommendation, note } = draft;
  const isDirty = Boolean(recommendation ?? note) || marks.some((mark) => mark.value !== null || mark.note);
  useUnsavedGuard(isDirty && !isSending, m.scores_unsaved);
  return {
    draft,
    problems,
    problem,
    isSending,
    change: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }),
    async send() {
      if (!recommendation) return setProblems(new Map([['recommendation', m.field_required()]]));
      setSending(true);
      setProblem(undefined);
      setProblems(new Map());
      try {
        await api.scorecards.give({ id: applicationId, recommendation, note, marks: [...marks] });
        await onGiven();
      } catch (failure) {
        const refused = problemOf(failure);
        setProblem(problemText(refused));
        setProblems(new Map(refused.fields.map((field) => [field.path, fieldText(field)])));
        setSending(false);
      }
    },
  };
}
