import { useState } from 'react';

import type { Application } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface WithdrawProps {
  application: Application;
  /** Reloads the application, which was withdrawn or meanwhile decided by the employer. */
  onChange: () => Promise<void>;
}

/** Withdraws an application after a confirmation, because it is final. */
export function Withdraw({ application: { id, job, can }, onChange }: WithdrawProps) {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    try {
      await api.applications.withdraw({ id });
      showToast({ title: m.applications_event_withdrawn(), description: job.title });
    } catch (error) {
      setFailure(problemText(problemOf(error)));
      throw error;
    } finally {
      await onChange();
    }
  };
  return (
    <>
      {can.withdraw && (
        <Button variant="outline" onClick={() => setAsking(true)}>
          {m.applications_withdraw()}
        </Button>
      )}
      <ConfirmDialog
        title={m.applications_withdraw_title()}
        message={m.applications_withdraw_text({ company: job.companyName, title: job.title })}
        confirmLabel={m.applications_withdraw()}
        destructive
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        failureMessage={failure}
      />
    </>
  );
}
