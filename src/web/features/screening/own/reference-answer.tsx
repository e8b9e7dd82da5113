import type { ScreeningReference } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { OwnProps } from './own-screening.tsx';

/** Whether a referee may be asked about the reader's work: until then, they are not. */
export function ReferenceAnswer({
  reference: { id, state, name, relation, address },
  agency,
  onChanged,
}: OwnProps & { reference: ScreeningReference }) {
  const { problem, isSending, send } = useSend();
  if (state !== 'proposed') return null;
  const answer = (agrees: boolean) =>
    send(async () => {
      onChanged(await api.ownScreenings.answerReference({ id, agrees }));
      showToast({
        title: agrees ? m.own_screening_reference_agreed({ name }) : m.own_screening_reference_refused({ name }),
      });
    });
  return (
    <div className="flex w-full flex-col gap-3">
      <p className="max-w-[42rem] [overflow-wrap:anywhere]">
        {m.own_screening_reference({ agency, name, relation, address })}
      </p>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <p className="flex flex-wrap gap-3">
        <Button isPending={isSending} onClick={() => void answer(true)}>
          {m.own_screening_reference_agree()}
        </Button>
        <Button variant="outline" isPending={isSending} onClick={() => void answer(false)}>
          {m.own_screening_reference_refuse()}
        </Button>
      </p>
    </div>
  );
}
