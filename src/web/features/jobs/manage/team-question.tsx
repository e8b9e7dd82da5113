import { useState } from 'react';

import type { ManagedJob } from '#contract/jobs/job-views.ts';

import { HandOverDialog } from './hand-over-dialog.tsx';
import { ManagersDialog } from './managers-dialog.tsx';

/** Who answers the applicants, or who works on the applications with them. */
export type TeamQuestion = 'hand-over' | 'managers';

/** `dialog` must be rendered. */
export function useTeamQuestion(companyId: string, onDone: () => Promise<unknown>) {
  const [asked, setAsked] = useState<{ about: TeamQuestion; jobs: readonly [ManagedJob, ...ManagedJob[]] }>();
  const onClose = () => setAsked(undefined);
  return {
    ask: (about: TeamQuestion, job: ManagedJob) => setAsked({ about, jobs: [job] }),
    /** The jobs that the reader edits. */
    handOver(jobs: readonly ManagedJob[]) {
      const [first, ...others] = jobs.filter(({ can }) => can.edit);
      if (first) setAsked({ about: 'hand-over', jobs: [first, ...others] });
    },
    dialog:
      asked &&
      (asked.about === 'hand-over' ? (
        <HandOverDialog jobs={asked.jobs} {...{ companyId, onDone, onClose }} />
      ) : (
        <ManagersDialog job={asked.jobs[0]} onClose={onClose} />
      )),
  };
}
