import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { failureOf } from '#web/app/problem.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { TeamDialog, useSaving } from './team-dialog.tsx';

interface ManagersDialogProps {
  job: ManagedJob;
  onClose: () => void;
}

/** Chooses the hiring managers who work on a job. */
export function ManagersDialog({ job: { id, title }, onClose }: ManagersDialogProps) {
  const known = queries.jobs.managers.queryOptions({ input: { id } });
  const { data, error } = useQuery(known);
  const client = useQueryClient();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { isPending, problem, save } = useSaving(async () => {
    const chosen = (data ?? []).filter(({ userId, isOfJob }) => changed.get(userId) ?? isOfJob);
    client.setQueryData(
      known.queryKey,
      await api.jobs.setManagers({ id, userIds: chosen.map(({ userId }) => userId) }),
    );
    showToast({ title: m.jobs_managers_saved() });
    onClose();
  });
  return (
    <TeamDialog
      title={m.jobs_managers_title({ title })}
      problem={problem ?? failureOf({ data, error })}
      isLoading={!data}
      action={data && data.length > 0 ? { label: m.profile_save(), isPending, onPress: save } : undefined}
      onClose={onClose}
    >
      {data && data.length > 0 ? (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-4">{m.jobs_managers_text()}</legend>
          {data.map(({ userId, name, isOfJob }) => (
            <Checkbox
              key={userId}
              label={name}
              checked={changed.get(userId) ?? isOfJob}
              onChange={(event) => setChanged(new Map(changed).set(userId, event.currentTarget.checked))}
            />
          ))}
        </fieldset>
      ) : (
        data && <p>{m.jobs_managers_none()}</p>
      )}
    </TeamDialog>
  );
}
