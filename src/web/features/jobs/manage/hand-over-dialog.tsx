import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ManagedJob } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** `dialog` is to be rendered; it asks who takes the job over. */
export function useHandOver(companyId: string, onDone: () => Promise<unknown>) {
  const [job, setJob] = useState<ManagedJob>();
  return {
    ask: setJob,
    dialog: job && <HandOverDialog {...{ job, companyId, onDone }} onClose={() => setJob(undefined)} />,
  };
}

interface HandOverDialogProps {
  job: ManagedJob;
  companyId: string;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Chooses whom a job's applications and messages reach. */
function HandOverDialog({ job: { id, title, responsible }, companyId, onDone, onClose }: HandOverDialogProps) {
  const { data, error } = useQuery(queries.teams.read.queryOptions({ input: { id: companyId } }));
  const colleagues = (data?.members ?? []).filter(({ role }) => role !== 'reader');
  const [chosen, setChosen] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const userId = chosen ?? responsible?.userId ?? colleagues[0]?.userId;
  const save = async () => {
    const colleague = colleagues.find((one) => one.userId === userId);
    if (!colleague) return;
    setPending(true);
    setProblem(undefined);
    try {
      await api.jobs.handOver({ id, userId: colleague.userId });
    } catch (failure) {
      setProblem(problemText(problemOf(failure)));
      setPending(false);
      return;
    }
    await onDone();
    showToast({ title: m.jobs_handed_over({ name: colleague.name }) });
    onClose();
  };
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button isPending={isPending} onClick={() => void save()}>
        {m.jobs_action_hand_over()}
      </Button>
    </>
  );
  const failure = problem ?? (error ? problemText(problemOf(error)) : undefined);
  return (
    <Dialog title={m.jobs_hand_over_title({ title })} size="sm" isOpen footer={footer} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p>{m.jobs_hand_over_text()}</p>
        {failure && <Alert variant="attention">{failure}</Alert>}
        {data ? (
          <NativeSelect
            label={m.jobs_hand_over_to()}
            options={colleagues.map(({ userId: value, name }) => ({ value, label: name }))}
            value={userId}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        ) : (
          !failure && <Spinner />
        )}
      </div>
    </Dialog>
  );
}
