import { useState } from 'react';

import { CLIENT_NAME_MAX } from '#contract/clients/client-choices.ts';
import type { Client } from '#contract/clients/client-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { LocaleSelect } from './locale-select.tsx';

export interface ClientDialogProps {
  client: Client;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** What is known of a client. */
export default function ClientDialog({ client, onChanged, onClose }: ClientDialogProps) {
  const [name, setName] = useState(client.name);
  const [locale, setLocale] = useState(client.locale);
  const [offLimitsUntil, setOffLimits] = useState(client.offLimitsUntil);
  const save = async () => {
    await api.clients.change({ id: client.id, name, locale, offLimitsUntil });
    await onChanged();
  };
  return (
    <FormDialog title={m.client_change()} action={m.client_save()} onClose={onClose} send={save}>
      {(problems) => (
        <>
          <TextField
            label={m.client_name()}
            isRequired
            maxLength={CLIENT_NAME_MAX}
            value={name}
            errorMessage={problems.get('name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <LocaleSelect label={m.client_locale()} value={locale} onChange={setLocale} />
          <DateField
            label={m.client_off_limits()}
            hint={m.client_off_limits_hint()}
            defaultValue={client.offLimitsUntil ?? ''}
            errorMessage={problems.get('offLimitsUntil')}
            onChange={({ currentTarget }) => setOffLimits(currentTarget.value || null)}
          />
        </>
      )}
    </FormDialog>
  );
}
