import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { PlacementDialogProps } from './placement-actions.tsx';

/** Notes that the person ended within the guarantee. */
export default function EndDialog({ placement, onClose, onChanged }: PlacementDialogProps) {
  const { id, startsOn, guaranteeUntil } = placement;
  const [endedOn, setEndedOn] = useState('');
  const end = async () => {
    const { endedOn: last } = await api.placements.end({ id, endedOn });
    showToast({ title: m.placement_saved(), ...(last ? { description: m.placement_state_ended_early() } : {}) });
    await onChanged();
  };
  return (
    <FormDialog title={m.placement_end()} action={m.placement_save()} onClose={onClose} send={end}>
      {(problems) => (
        <>
          <p className="text-soft">{m.placement_end_text()}</p>
          <DateField
            label={m.placement_end_on()}
            isRequired
            min={startsOn}
            max={guaranteeUntil ?? undefined}
            errorMessage={problems.get('endedOn')}
            onChange={({ currentTarget }) => setEndedOn(currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
