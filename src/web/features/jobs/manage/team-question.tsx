import { useState } from 'react';

import type { ManagedJob } from '#contract/job-views.ts';

import { HandOverDialog } from './hand-over-dialog.tsx';
import { ManagersDialog } from './managers-dialog.tsx';

/** Who answers the applicants; who works on the applications with them. */
export type TeamQuestion = 'hand-over' | 'managers';

/** `dialog` is to be rendered. */
export function useTeamQuestion(companyId: string, onDone: () => Promise<unknown>) {
  const [asked, setAsked] = useState<{ about: TeamQuestion; job: ManagedJob }>();
  const onClose = () => setAsked(undefined);
  return {
    ask: (about: TeamQuestion, job: ManagedJob) => setAsked({ about, job }),
    dialog:
      asked &&
      (asked.about === 'hand-over' ? (
        <HandOverDialog job={asked.job} {...{ companyId, onDone, onClose }} />
      ) : (
        <ManagersDialog job={asked.job} onClose={onClose} />
      )),
  };
}
