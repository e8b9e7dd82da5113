import { useState } from 'react';

import type { JobPresenting as Presenting } from '#contract/presenting/representation-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Whether a job takes people whom the agency presents; accepting its terms is one press, by name. */
export function JobPresenting({ jobId, first }: { jobId: string; first: Presenting }) {
  const [{ terms, accepted, can }, setPresenting] = useState(first);
  const { problem, isSending, send } = useSend();
  const save = (takes: boolean) =>
    send(
      async () => {
        const input = takes ? { id: jobId, takes, terms } : { id: jobId, takes };
        setPresenting(await api.presentations.saveOfJob(input));
        showToast({ title: takes ? m.presenting_job_done_on() : m.presenting_job_done_off() });
      },
      { isKept: true },
    );
  return (
    <div className="flex flex-col items-start gap-4">
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Terms terms={accepted?.terms ?? terms} />
      <p className={accepted ? 'font-semibold' : 'text-soft'}>
        {accepted
          ? m.presenting_job_accepted({ name: accepted.by, day: dayText(accepted.at, 'long') })
          : m.presenting_job_off()}
      </p>
      {can.change && accepted && (
        <Button variant="outline" isPending={isSending} onClick={() => void save(false)}>
          {m.presenting_job_stop()}
        </Button>
      )}
      {can.change && !accepted && terms && (
        <Button isPending={isSending} onClick={() => void save(true)}>
          {m.presenting_job_accept()}
        </Button>
      )}
    </div>
  );
}

const Terms = ({ terms }: { terms: string }) =>
  terms ? (
    <section aria-labelledby="agency-terms">
      <h3 id="agency-terms" className="text-base">
        {m.presenting_job_terms()}
      </h3>
      <p className="mt-1 max-w-[42rem] whitespace-pre-line">{terms}</p>
    </section>
  ) : (
    <p className="text-soft">{m.presenting_job_no_terms()}</p>
  );
