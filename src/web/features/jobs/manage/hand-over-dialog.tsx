import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { failureOf } from '#web/app/problem.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { sendSeveral } from './use-job-changes.ts';

export type HandedOver = readonly [ManagedJob, ...ManagedJob[]];

interface HandOverDialogProps {
  jobs: HandedOver;
  companyId: string;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Chooses the member who receives the applications and messages of jobs. */
export function HandOverDialog({ jobs, companyId, onDone, onClose }: HandOverDialogProps) {
  const [{ id, title, responsible }] = jobs;
  const count = jobs.length;
  const { data, error } = useQuery(queries.teams.read.queryOptions({ input: { id: companyId } }));
  const colleagues = (data?.members ?? []).filter(({ role }) => role === 'owner' || role === 'recruiter');
  const [chosen, setChosen] = useState<string>();
  const userId = chosen ?? responsible?.userId ?? colleagues[0]?.userId;
  const colleague = colleagues.find((one) => one.userId === userId);
  const { isSending, problem = failureOf({ data, error }), send } = useSend();
  async function save() {
    if (!colleague) return;
    const { name } = colleague;
    let refused = 0;
    if (count === 1) await api.jobs.handOver({ id, userId: colleague.userId });
    else refused = await handOverSeveral(jobs, colleague.userId);
    await onDone();
    if (refused > 0) showToast({ variant: 'destructive', title: m.jobs_refused({ count: refused }) });
    else showToast({ title: count === 1 ? m.jobs_handed_over({ name }) : m.jobs_handed_over_several({ name, count }) });
    onClose();
  }
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button isPending={isSending} onClick={() => void send(save)}>
        {m.jobs_action_hand_over()}
      </Button>
    </>
  );
  return (
    <Dialog
      title={count === 1 ? m.jobs_hand_over_title({ title }) : m.jobs_hand_over_several({ count })}
      size="sm"
      isOpen
      footer={footer}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {problem && <Alert variant="attention">{problem}</Alert>}
        {data && (
          <>
            <p>{count === 1 ? m.jobs_hand_over_text() : m.jobs_hand_over_several_text()}</p>
            <NativeSelect
              label={m.jobs_hand_over_to()}
              options={colleagues.map(({ userId: value, name }) => ({ value, label: name }))}
              value={userId}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          </>
        )}
        {!data && !problem && <Spinner />}
      </div>
    </Dialog>
  );
}

/** Returns the number of refusals. */
async function handOverSeveral(jobs: readonly ManagedJob[], userId: string): Promise<number> {
  const ids = jobs.map((job) => job.id);
  const results = await sendSeveral(ids, { action: 'hand_over', userId });
  return results.filter((result) => result.refused !== null).length;
}
