import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { ClientDialogProps } from './client-dialog.tsx';

/** To another consultant of the agency. */
export default function HandOverDialog({ client, onChanged, onClose }: ClientDialogProps) {
  const { data } = useQuery(queries.agency.consultants.queryOptions());
  const others = (data?.consultants ?? []).filter(({ userId }) => userId !== client.owner?.userId);
  const [chosen, setChosen] = useState('');
  const userId = chosen || (others[0]?.userId ?? '');
  const handOver = async () => {
    const { owner } = await api.clients.handOver({ id: client.id, userId });
    showToast({ title: m.client_owner({ name: owner?.name ?? '' }) });
    await onChanged();
  };
  return (
    <FormDialog title={m.client_hand_over()} action={m.client_hand_over()} onClose={onClose} send={handOver}>
      {(problems) => (
        <>
          <p className="text-soft">{m.client_hand_over_text()}</p>
          <NativeSelect
            label={m.client_consultant()}
            options={others.map((one) => ({ value: one.userId, label: one.name }))}
            value={userId}
            errorMessage={problems.get('userId')}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
