import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ManagedJob } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { TeamDialog, useSaving } from './team-dialog.tsx';

interface HandOverDialogProps {
  job: ManagedJob;
  companyId: string;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Chooses whom a job's applications and messages reach. */
export function HandOverDialog({ job: { id, title, responsible }, companyId, onDone, onClose }: HandOverDialogProps) {
  const { data, error } = useQuery(queries.teams.read.queryOptions({ input: { id: companyId } }));
  const colleagues = (data?.members ?? []).filter(({ role }) => role === 'owner' || role === 'recruiter');
  const [chosen, setChosen] = useState<string>();
  const userId = chosen ?? responsible?.userId ?? colleagues[0]?.userId;
  const colleague = colleagues.find((one) => one.userId === userId);
  const { isPending, problem, save } = useSaving(async () => {
    if (!colleague) return;
    await api.jobs.handOver({ id, userId: colleague.userId });
    await onDone();
    showToast({ title: m.jobs_handed_over({ name: colleague.name }) });
    onClose();
  });
  return (
    <TeamDialog
      title={m.jobs_hand_over_title({ title })}
      problem={problem ?? (error ? problemText(problemOf(error)) : undefined)}
      isLoading={!data}
      action={{ label: m.jobs_action_hand_over(), isPending, onPress: save }}
      onClose={onClose}
    >
      <p>{m.jobs_hand_over_text()}</p>
      <NativeSelect
        label={m.jobs_hand_over_to()}
        options={colleagues.map(({ userId: value, name }) => ({ value, label: name }))}
        value={userId}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
    </TeamDialog>
  );
}
