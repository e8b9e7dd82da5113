import { useState } from 'react';

import { SCORE_NOTE_MAX } from '#contract/limits.ts';
import type { Recommendation } from '#contract/scorecards/score-choices.ts';
import type { Criterion, ScoreInput } from '#contract/scorecards/scorecards.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { useUnsavedGuard } from '#web/app/use-unsaved-guard.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusFirstField } from '#web/ui/focus.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

import { recommendationOptions } from './score-words.ts';

interface ScoreFormProps {
  applicationId: string;
  criteria: readonly Criterion[];
  onGiven: () => Promise<void>;
  onCancel: () => void;
}

/** Replaces the button that opens it. */
export function ScoreForm({ applicationId, criteria, onGiven, onCancel }: ScoreFormProps) {
  const { draft, change, problems, problem, isSending, send } = useScore({ applicationId, criteria, onGiven });
  const { marks, recommendation, note } = draft;
  return (
    <form
      ref={focusFirstField}
      noValidate
      method="dialog"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {criteria.map((criterion, at) => (
        <MarkFields
          key={criterion.id}
          {...{ criterion, at, problems }}
          mark={marks[at]}
          onChange={(mark) => change({ marks: marks.with(at, mark) })}
        />
      ))}
      <RadioGroup
        name="recommendation"
        look="row"
        label={m.scores_recommendation()}
        isRequired
        options={recommendationOptions()}
        value={recommendation ?? null}
        errorMessage={problems.get('recommendation')}
        onChange={(value) => change({ recommendation: value as Recommendation })}
      />
      <TextArea
        label={m.scores_note()}
        rows={3}
        maxLength={SCORE_NOTE_MAX}
        value={note}
        errorMessage={problems.get('note')}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      {problem && <Alert variant="attention">{problem}</Alert>}
      <p className="text-sm text-soft">{m.scores_final()}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isSending}>
          {m.scores_send()}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  );
}

const NOT_SEEN = '';

interface MarkFieldsProps {
  criterion: Criterion;
  at: number;
  mark: Mark | undefined;
  problems: ReadonlyMap<string, string>;
  onChange: (mark: Mark) => void;
}

function MarkFields({ criterion: { name, guide, points }, at, mark, problems, onChange }: MarkFieldsProps) {
  if (!mark) return null;
  const values = Array.from({ length: points }, (_, index) => String(index + 1));
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        name={`mark-${at}`}
        look="row"
        label={name}
        hint={guide}
        options={[...values.map((value) => ({ value, label: value })), { value: NOT_SEEN, label: m.scores_not_seen() }]}
        value={mark.value === null ? NOT_SEEN : String(mark.value)}
        errorMessage={problems.get(`marks.${at}.value`)}
        onChange={(value) => onChange({ ...mark, value: value === NOT_SEEN ? null : Number(value) })}
      />
      <TextArea
        label={m.scores_mark_note({ criterion: name })}
        isLabelHidden
        placeholder={m.scores_mark_note({ criterion: name })}
        rows={1}
        value={mark.note}
        errorMessage={problems.get(`marks.${at}.note`)}
        onChange={(event) => onChange({ ...mark, note: event.currentTarget.value })}
      />
    </div>
  );
}

type Mark = ScoreInput['marks'][number];

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
function useScore({ applicationId, criteria, onGiven }: ScoreOptions) {
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
