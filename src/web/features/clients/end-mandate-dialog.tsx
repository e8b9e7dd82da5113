import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';

import type { MandateDialogProps } from './mandate-dialog.tsx';

/** It was filled, or the search was given up. */
export default function EndMandateDialog({ mandate, onChanged, onClose }: MandateDialogProps) {
  const [state, setState] = useState<'filled' | 'closed'>('filled');
  const end = async () => {
    await api.mandates.end({ id: mandate.id, state });
    await onChanged();
  };
  return (
    <FormDialog title={m.mandate_end()} action={m.mandate_end()} onClose={onClose} send={end}>
      {() => (
        <>
          <p className="text-soft">{m.mandate_end_text()}</p>
          <RadioGroup
            name="state"
            label={m.mandate_end_how()}
            value={state}
            onChange={(value) => setState(value === 'filled' ? 'filled' : 'closed')}
            options={[
              { value: 'filled', label: m.mandate_end_filled() },
              { value: 'closed', label: m.mandate_end_closed() },
            ]}
          />
        </>
      )}
    </FormDialog>
  );
}
