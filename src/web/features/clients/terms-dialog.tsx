import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemsWithin } from '#web/app/row-list.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { PartyFields } from '#web/features/agency/party-fields.tsx';

import type { ClientDialogProps } from './client-dialog.tsx';
import { draftOf, feeOf } from './fee-draft.ts';
import { FeeFields } from './fee-fields.tsx';

export default function TermsDialog({ client, onChanged, onClose }: ClientDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(client.fee));
  const [buyer, setBuyer] = useState(client.buyer);
  const save = async () => {
    await api.clients.saveTerms({ id: client.id, fee: feeOf(draft), buyer });
    await onChanged();
  };
  return (
    <FormDialog size="md" title={m.client_terms()} action={m.client_save()} onClose={onClose} send={save}>
      {(problems) => (
        <>
          <FeeFields value={draft} problems={problemsWithin(problems, 'fee.')} onChange={setDraft} />
          <fieldset className="mt-4">
            <legend className="mb-4 text-lg font-semibold">{m.client_buyer()}</legend>
            <PartyFields value={buyer} problems={problemsWithin(problems, 'buyer.')} onChange={setBuyer} />
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}
