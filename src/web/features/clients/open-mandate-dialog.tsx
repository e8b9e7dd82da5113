import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { amountOf } from '#web/ui/amount.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

import type { ClientDialogProps } from './client-dialog.tsx';
import { MandateFields } from './mandate-fields.tsx';

/** For a job of the client on the site, or for one that is not there. */
export default function OpenMandateDialog({ client, onChanged, onClose }: ClientDialogProps) {
  const [fields, setFields] = useState({ title: '', openings: '1' });
  const [jobId, setJobId] = useState('');
  const { data } = useQuery(
    queries.clients.jobs.queryOptions({ input: { id: client.id }, enabled: client.company !== null }),
  );
  const jobs = data?.jobs ?? [];
  const open = async () => {
    const { title, openings } = fields;
    await api.mandates.open({ id: client.id, title, openings: amountOf(openings), jobId: jobId || null });
    await onChanged();
  };
  return (
    <FormDialog title={m.mandate_open()} action={m.mandate_open()} onClose={onClose} send={open}>
      {(problems) => (
        <>
          {jobs.length > 0 && (
            <NativeSelect
              label={m.mandate_job()}
              emptyLabel={m.mandate_no_job()}
              options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
              value={jobId}
              errorMessage={problems.get('jobId')}
              onChange={({ currentTarget: { value } }) => {
                setJobId(value);
                const job = jobs.find(({ id }) => id === value);
                if (job) setFields({ ...fields, title: job.title });
              }}
            />
          )}
          <MandateFields value={fields} problems={problems} onChange={setFields} />
        </>
      )}
    </FormDialog>
  );
}
