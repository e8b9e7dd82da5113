import { type RefObject, useEffect } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

import { doneText, refusedText } from './change-texts.ts';
import type { Outcome } from './outcome.ts';
import type { Notice } from './use-job-changes.ts';

interface ChangeNoticeProps {
  notice: Notice;
  onDismiss: () => void;
  /** Takes the focus where it would be lost. */
  ref: RefObject<HTMLDivElement | null>;
}

/** What did not go as it was asked: which jobs stay as they were, and why. */
export function ChangeNotice({ notice, onDismiss, ref }: ChangeNoticeProps) {
  // Whoever has scrolled down to a job would not see it.
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [ref]);
  return (
    <div ref={ref} tabIndex={-1} className="scroll-my-6 rounded-control">
      <Alert
        variant="attention"
        action={
          <Button variant="outline" size="sm" onClick={onDismiss}>
            {m.jobs_manage_dismiss()}
          </Button>
        }
      >
        {'problem' in notice ? notice.problem : <OutcomeText outcome={notice.outcome} />}
      </Alert>
    </div>
  );
}

function OutcomeText({ outcome: { action, done, refused } }: { outcome: Outcome }) {
  return (
    <>
      {done > 0 && <p className="font-semibold">{doneText(action, done)}</p>}
      <p className="font-semibold">{m.jobs_refused({ count: refused.length })}</p>
      <ul className="mt-1 list-disc ps-5">
        {refused.map((job) => (
          <li key={job.id}>{refusedText(job)}</li>
        ))}
      </ul>
    </>
  );
}
