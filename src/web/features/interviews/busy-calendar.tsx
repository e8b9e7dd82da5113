import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';

import type { BusyCalendar as Calendar } from '#contract/interviews/busy-times.ts';
import type { CalendarProblem } from '#contract/interviews/interview-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { untilDone } from '#web/app/query-freshness.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Time } from '#web/ui/time.tsx';
import { showToast } from '#web/ui/toast.tsx';

const reasons: Record<CalendarProblem, () => string> = {
  unreachable: m.busy_problem_unreachable,
  refused: m.busy_problem_refused,
  too_large: m.busy_problem_too_large,
  no_calendar: m.busy_problem_no_calendar,
};

const isWaiting = (calendar: Calendar | null) => !!calendar && !calendar.readAt && !calendar.problem;

/** The calendar that shows colleagues when the reader is busy. */
export function BusyCalendar({ initial }: { initial: Calendar | null }) {
  const { data, refetch } = useQuery({
    ...queries.busyTimes.read.queryOptions(),
    initialData: { calendar: initial },
    ...untilDone(({ calendar: waiting }: { calendar: Calendar | null }) => isWaiting(waiting)),
  });
  const { calendar } = data;
  const [address, setAddress] = useState('');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<unknown>) => {
    setPending(true);
    setProblem(undefined);
    try {
      await work();
      await refetch();
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    setPending(false);
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (address.trim()) void run(() => api.busyTimes.save({ address }));
    else setProblem(m.field_required());
  };
  const remove = () =>
    run(async () => {
      await api.busyTimes.remove();
      showToast({ title: m.busy_removed() });
    });
  return (
    <form noValidate method="dialog" className="flex flex-col gap-5" onSubmit={save}>
      <div role="status" className="empty:hidden">
        {calendar && <State calendar={calendar} />}
      </div>
      <TextField
        type="url"
        label={m.busy_address()}
        hint={m.busy_address_hint()}
        autoComplete="off"
        value={address}
        errorMessage={problem}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isPending={isPending}>
          {m.busy_save()}
        </Button>
        {calendar && (
          <Button variant="ghost" onClick={() => void remove()}>
            {m.busy_remove()}
          </Button>
        )}
      </div>
    </form>
  );
}

function State({ calendar }: { calendar: Calendar }) {
  const { host, readAt, problem } = calendar;
  return (
    <>
      {problem && <Alert variant="attention">{m.busy_failed({ host, reason: reasons[problem]() })}</Alert>}
      {!problem && <p className="text-soft">{readAt ? m.busy_read({ host }) : m.busy_waiting({ host })}</p>}
      {readAt && (
        <p className="mt-1 text-sm text-soft">
          {m.busy_read_at()} <Time iso={readAt} show="datetime" />
        </p>
      )}
    </>
  );
}
