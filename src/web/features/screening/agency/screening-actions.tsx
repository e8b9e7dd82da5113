import { useState } from 'react';

import type { Screening } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface ScreeningActionsProps {
  screening: Screening;
  onChanged: () => Promise<void>;
}

const acts = {
  finish: {
    label: m.screening_finish,
    text: m.screening_finish_text,
    done: m.screening_finished,
    send: api.screenings.finish,
  },
  close: {
    label: m.screening_close,
    text: m.screening_close_text,
    done: m.screening_closed,
    send: api.screenings.close,
  },
};

/** Ends the talk, with or without a result. */
export function ScreeningActions({ screening: { id, person, can }, onChanged }: ScreeningActionsProps) {
  const [asked, setAsked] = useState<keyof typeof acts>();
  const act = asked && acts[asked];
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {can.finish && <Button onClick={() => setAsked('finish')}>{m.screening_finish()}</Button>}
      {can.close && (
        <Button variant="outline" onClick={() => setAsked('close')}>
          {m.screening_close()}
        </Button>
      )}
      {act && (
        <ConfirmDialog
          title={act.label()}
          message={act.text({ name: person.name })}
          confirmLabel={act.label()}
          destructive={asked === 'close'}
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await act.send({ id });
            showToast({ title: act.done() });
            await onChanged();
          }}
        />
      )}
    </div>
  );
}
