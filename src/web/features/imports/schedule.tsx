import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ImportSchedule } from '#contract/imports/import-schedules.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { untilDone } from '#web/app/query-freshness.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleState } from './schedule-state.tsx';

interface ScheduleProps {
  companyId: string;
  first: ImportSchedule | null;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
}

type Answer = { schedule: ImportSchedule | null };

/** The URL from which the company's jobs are imported automatically. */
export function Schedule({ companyId, first, readAt }: ScheduleProps) {
  const of = { id: companyId };
  const client = useQueryClient();
  const query = queries.importSchedules.read.queryOptions({ input: of });
  // The page's data is newer than the data kept from an earlier visit.
  const queryKey = [...query.queryKey, readAt];
  const { data } = useQuery({
    ...query,
    queryKey,
    initialData: { schedule: first },
    ...untilDone(({ schedule }: Answer) => schedule?.result === 'running'),
  });
  const show = (answer: Answer) => client.setQueryData(queryKey, answer);
  const { schedule } = data;
  return (
    <section aria-labelledby="schedule" className="flex flex-col gap-5">
      <div>
        <h2 id="schedule">{m.imports_schedule_title()}</h2>
        <p className="mt-2 max-w-[42rem] text-soft">{m.imports_schedule_about()}</p>
      </div>
      {schedule && (
        <>
          <ScheduleState schedule={schedule} />
          <Actions schedule={schedule} of={of} show={show} />
        </>
      )}
      <ScheduleForm
        key={schedule?.host}
        schedule={schedule}
        save={async (input) => show(await api.importSchedules.save({ ...of, ...input }))}
      />
    </section>
  );
}

interface ActionsProps {
  schedule: ImportSchedule;
  of: { id: string };
  show: (answer: Answer) => void;
}

function Actions({ schedule: { status, result }, of, show }: ActionsProps) {
  const [isRemoving, setRemoving] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: (input: { id: string }) => Promise<Answer>) => {
    setPending(true);
    setProblem(undefined);
    try {
      show(await work(of));
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    setPending(false);
  };
  const remove = async () => {
    show(await api.importSchedules.remove(of));
    showToast({ title: m.imports_schedule_removed() });
  };
  const isHalted = status === 'paused' || status === 'stopped';
  return (
    <div className="flex flex-col gap-3">
      {problem && <Alert variant="attention">{problem}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        {isHalted ? (
          <Button variant="secondary" isPending={isPending} onClick={() => void run(api.importSchedules.resume)}>
            {m.imports_schedule_resume()}
          </Button>
        ) : (
          result !== 'running' && (
            <Button variant="secondary" isPending={isPending} onClick={() => void run(api.importSchedules.run)}>
              {m.imports_schedule_run()}
            </Button>
          )
        )}
        {status === 'active' && (
          <Button variant="outline" onClick={() => void run(api.importSchedules.pause)}>
            {m.imports_schedule_pause()}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setRemoving(true)}>
          {m.imports_schedule_remove()}
        </Button>
      </div>
      {isHalted && <p className="text-sm text-soft">{m.imports_schedule_resume_hint()}</p>}
      <ConfirmDialog
        title={m.imports_schedule_remove()}
        message={m.imports_schedule_remove_about()}
        confirmLabel={m.imports_schedule_remove()}
        destructive
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={remove}
      />
    </div>
  );
}
