import { useState } from 'react';

import type { OwnRepresentation } from '#contract/presenting/representation-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface OwnAnswerProps {
  representation: OwnRepresentation;
  onChanged: () => Promise<void>;
}

/** One press gives the consent or refuses it; taking it back asks once more. */
export function OwnAnswer({ representation, onChanged }: OwnAnswerProps) {
  const { id, can, endsOn, state } = representation;
  const { problem, isSending, send } = useSend();
  const answer = (how: 'give' | 'refuse') =>
    send(
      async () => {
        await api.ownRepresentations[how]({ id });
        showToast({ title: how === 'give' ? m.own_representation_done_give() : m.own_representation_done_refuse() });
        await onChanged();
      },
      { isKept: true },
    );
  return (
    <div className="mt-4 flex flex-col gap-3 empty:hidden">
      {problem && <Alert variant="attention">{problem}</Alert>}
      {can.answer && (
        <>
          <div className="flex flex-wrap gap-3">
            <Button isPending={isSending} onClick={() => void answer('give')}>
              {m.own_representation_give()}
            </Button>
            <Button variant="outline" isPending={isSending} onClick={() => void answer('refuse')}>
              {m.own_representation_refuse()}
            </Button>
          </div>
          <p className="text-sm text-soft">{m.own_representation_give_hint()}</p>
        </>
      )}
      {state === 'given' && endsOn && <p>{m.own_representation_until({ day: dayText(endsOn, 'long') })}</p>}
      {can.takeBack && <TakeBack {...{ representation, onChanged }} />}
    </div>
  );
}

function TakeBack({ representation, onChanged }: OwnAnswerProps) {
  const { id, agency, clientName: client, presentation } = representation;
  const [isAsking, setAsking] = useState(false);
  const names = { agency: agency.name, client };
  return (
    <>
      <Button variant="outline" className="self-start" onClick={() => setAsking(true)}>
        {m.own_representation_take_back()}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          destructive
          title={m.own_representation_take_back()}
          message={
            presentation?.by === 'job'
              ? m.own_representation_take_back_job(names)
              : m.own_representation_take_back_text(names)
          }
          confirmLabel={m.own_representation_take_back()}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await api.ownRepresentations.takeBack({ id });
            showToast({ title: m.own_representation_done_take_back() });
            await onChanged();
          }}
        />
      )}
    </>
  );
}
