import { useState } from 'react';

import type { JobManager } from '#contract/jobs/job-team.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Chooses the hiring managers who work on a job. */
export function ManagersForm({ jobId, first }: { jobId: string; first: readonly JobManager[] }) {
  const [managers, setManagers] = useState(first);
  const { problem, isSending, send } = useSend();
  const save = () =>
    send(
      async () => {
        const userIds = managers.filter(({ isOfJob }) => isOfJob).map(({ userId }) => userId);
        setManagers(await api.jobs.setManagers({ id: jobId, userIds }));
        showToast({ title: m.jobs_managers_saved() });
      },
      { isKept: true },
    );
  if (managers.length === 0) return <p className="text-soft">{m.jobs_managers_none()}</p>;
  return (
    <form
      method="dialog"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ul aria-labelledby="managers" className="flex flex-col gap-3">
        {managers.map((manager, at) => (
          <li key={manager.userId}>
            <Checkbox
              label={manager.name}
              checked={manager.isOfJob}
              onChange={({ currentTarget: { checked } }) =>
                setManagers(managers.with(at, { ...manager, isOfJob: checked }))
              }
            />
          </li>
        ))}
      </ul>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button type="submit" variant="secondary" className="self-start" isPending={isSending}>
        {m.profile_save()}
      </Button>
    </form>
  );
}
