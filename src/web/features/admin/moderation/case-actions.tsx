import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { Case } from '#contract/moderation.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { JobModeration } from '#web/features/jobs/job-moderation.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

export function CaseActions({ found: { id, job, can } }: { found: Case }) {
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const keep = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await api.admin.moderation.keep({ id });
      showToast({ title: m.admin_case_kept_done() });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    // Also after a refusal: someone else may have decided.
    await revalidate();
    setPending(false);
  };
  return (
    <div className="mt-4 flex flex-col gap-3">
      {problem && <Alert variant="attention">{problem}</Alert>}
      {can.keep && (
        <Button variant="outline" isPending={isPending} onClick={() => void keep()}>
          {m.admin_case_keep()}
        </Button>
      )}
      <JobModeration job={{ ...job, can }} caseId={can.keep ? id : undefined} />
      {can.keep && <p className="text-sm text-soft">{m.admin_case_told()}</p>}
    </div>
  );
}
