import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { ReportSubject } from '#contract/admin/moderation-choices.ts';
import type { Case } from '#contract/admin/moderation.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { JobModeration } from '#web/features/jobs/job-moderation.tsx';
import type { Grounds } from '#web/features/reports/grounds-dialog.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { showToast } from '#web/ui/toast.tsx';

const GroundsDialog = loadLater(async () => import('#web/features/reports/grounds-dialog.tsx'));

export function CaseActions({ found }: { found: Case }) {
  const { id, subject, job, can } = found;
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const keep = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await api.admin.moderation.keep({ id });
      showToast({ title: job ? m.admin_case_kept_done() : m.admin_case_kept_other_done() });
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
          {job ? m.admin_case_keep() : m.admin_case_keep_other()}
        </Button>
      )}
      {job && <JobModeration job={{ ...job, can }} caseId={can.keep ? id : undefined} />}
      {subject !== 'job' && <Measures found={found} subject={subject} />}
      {can.keep && <p className="text-sm text-soft">{m.admin_case_told()}</p>}
    </div>
  );
}

const measures: Record<Exclude<ReportSubject, 'job'>, { action: () => string; text: () => string }> = {
  company: { action: m.admin_case_hide_company, text: m.admin_case_hide_company_text },
  message: { action: m.admin_case_hide_message, text: m.admin_case_hide_message_text },
  person: { action: m.admin_ban, text: m.admin_ban_text },
};

function Measures({ found, subject }: { found: Case; subject: Exclude<ReportSubject, 'job'> }) {
  const { id, can } = found;
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'restrict' | 'lift'>();
  const [problem, setProblem] = useState<string>();
  const close = () => setAsked(undefined);
  const { action, text } = measures[subject];
  const restrict = async (grounds: Grounds) => {
    await api.admin.moderation.restrict({ id, ...grounds });
    showToast({ title: m.admin_case_restricted_done() });
    await revalidate();
  };
  const lift = async () => {
    try {
      await api.admin.moderation.lift({ id });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
      throw error;
    }
    showToast({ title: m.admin_case_lifted_done() });
    await revalidate();
  };
  return (
    <>
      {can.hide && (
        <Button variant="destructive" onClick={() => setAsked('restrict')}>
          {action()}
        </Button>
      )}
      {can.restore && (
        <Button variant="outline" onClick={() => setAsked('lift')}>
          {m.admin_case_lift()}
        </Button>
      )}
      {asked === 'restrict' && (
        <GroundsDialog
          title={action()}
          hint={m.admin_case_hide_hint_other()}
          action={action()}
          onClose={close}
          onSubmit={restrict}
        >
          {text()}
        </GroundsDialog>
      )}
      {asked === 'lift' && (
        <ConfirmDialog
          title={m.admin_case_lift_title()}
          message={m.admin_case_lift_text()}
          confirmLabel={m.admin_case_lift()}
          destructive={false}
          isOpen
          onClose={close}
          onConfirm={lift}
          failureMessage={problem}
        />
      )}
    </>
  );
}
