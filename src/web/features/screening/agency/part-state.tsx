import { useState } from 'react';

import { CONTEST_MAX } from '#contract/screening/screening-choices.ts';
import type { Screening, ScreeningPartView } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface PartStateProps {
  part: ScreeningPartView;
  screening: Screening;
  onChanged: () => Promise<void>;
}

/** Whether others read a part, what the person says is wrong, and the answer. */
export function PartState({ part, screening, onChanged }: PartStateProps) {
  const { isShown, contest, contestedAt, answer } = part;
  return (
    <>
      {isShown && !contestedAt && (
        <p>
          <Badge variant="secondary">{m.screening_shown()}</Badge>
        </p>
      )}
      {contest && (
        <div className="text-sm">
          {contestedAt && <p className="text-coral">{m.own_screening_contested()}</p>}
          <blockquote className="border-s-2 border-line ps-3 [overflow-wrap:anywhere] whitespace-pre-line">
            {contest}
          </blockquote>
          {answer && <p className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">{answer}</p>}
        </div>
      )}
      {contestedAt && <AnswerForm {...{ part, screening, onChanged }} />}
    </>
  );
}

function AnswerForm({ part: { part }, screening: { id }, onChanged }: PartStateProps) {
  const [words, setWords] = useState('');
  const { problem, problems, isSending, send } = useSend();
  const answer = () =>
    send(async () => {
      await api.screenings.answer({ id, part, words });
      showToast({ title: m.screening_answered() });
      await onChanged();
    });
  return (
    <form
      noValidate
      method="dialog"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void answer();
      }}
    >
      <TextArea
        label={m.screening_answer_label()}
        isRequired
        rows={2}
        maxLength={CONTEST_MAX}
        value={words}
        errorMessage={problems.get('words')}
        onChange={({ currentTarget: { value } }) => setWords(value)}
      />
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button type="submit" size="sm" className="self-start" isPending={isSending}>
        {m.screening_answer()}
      </Button>
    </form>
  );
}
