import { useState } from 'react';

import type { Recommendation } from '#contract/scorecards/score-choices.ts';
import type { Criterion, ScoreInput } from '#contract/scorecards/scorecards.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
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

/** A score that is being edited; asks before input is lost. */
export function useScore({ applicationId, criteria, onGiven }: ScoreOptions) {
  const [draft, setDraft] = useState<Draft>(() => ({
    marks: criteria.map(({ id }) => ({ criterionId: id, value: null, note: '' })),
    recommendation: undefined,
    note: '',
  }));
  const { send, refuse, ...state } = useSend();
  const { marks, recommendation, note } = draft;
  const isDirty = Boolean(recommendation ?? note) || marks.some((mark) => mark.value !== null || mark.note);
  useUnsavedGuard(isDirty && !state.isSending, m.scores_unsaved);
  return {
    ...state,
    draft,
    change: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }),
    async send() {
      if (!recommendation) return refuse('recommendation', m.field_required());
      await send(async () => {
        await api.scorecards.give({ id: applicationId, recommendation, note, marks: [...marks] });
        await onGiven();
      });
    },
  };
}
