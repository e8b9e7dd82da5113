import { useState } from 'react';

import type { Mandate } from '#contract/clients/client-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { amountOf } from '#web/ui/amount.ts';

import { MandateFields } from './mandate-fields.tsx';

export interface MandateDialogProps {
  mandate: Mandate;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

export default function MandateDialog({ mandate: { id, title, openings }, onChanged, onClose }: MandateDialogProps) {
  const [fields, setFields] = useState({ title, openings: String(openings) });
  const save = async () => {
    await api.mandates.change({ id, title: fields.title, openings: amountOf(fields.openings) });
    await onChanged();
  };
  return (
    <FormDialog title={m.mandate_change()} action={m.client_save()} onClose={onClose} send={save}>
      {(problems) => <MandateFields value={fields} problems={problems} onChange={setFields} />}
    </FormDialog>
  );
}
