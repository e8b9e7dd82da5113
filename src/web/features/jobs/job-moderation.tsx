import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { JobAbilities } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import type { Grounds } from '#web/features/reports/grounds-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { showToast } from '#web/ui/toast.tsx';

const GroundsDialog = loadLater(async () => import('#web/features/reports/grounds-dialog.tsx'));

interface JobModerationProps {
  job: { id: string; title: string; can: Pick<JobAbilities, 'hide' | 'restore'> };
  /** The case that hiding resolves, if the page shows one. */
  caseId?: string;
}

export function JobModeration({ job: { id, title, can }, caseId }: JobModerationProps) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'hide' | 'restore'>();
  const [problem, setProblem] = useState<string>();
  const close = () => {
    setAsked(undefined);
    setProblem(undefined);
  };
  const restore = async () => {
    try {
      await api.admin.moderation.restore({ id });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
      throw error;
    }
    showToast({ title: m.admin_case_restored_done() });
    await revalidate();
  };
  return (
    <>
      {can.hide && (
        <Button variant="destructive" onClick={() => setAsked('hide')}>
          {m.admin_case_hide()}
        </Button>
      )}
      {can.restore && (
        <Button variant="outline" onClick={() => setAsked('restore')}>
          {m.admin_case_restore()}
        </Button>
      )}
      {asked === 'hide' && (
        <HideDialog jobId={id} title={title} caseId={caseId} onClose={close} onHidden={revalidate} />
      )}
      {asked === 'restore' && (
        <ConfirmDialog
          title={m.admin_case_restore_title({ title })}
          message={m.admin_case_restore_text()}
          confirmLabel={m.admin_case_restore()}
          destructive={false}
          isOpen
          onClose={close}
          onConfirm={restore}
          failureMessage={problem}
        />
      )}
    </>
  );
}

interface HideDialogProps {
  jobId: string;
  title: string;
  /** The case that hiding resolves, if the page shows one. */
  caseId?: string;
  onClose: () => void;
  onHidden: () => Promise<void>;
}

function HideDialog({ jobId, title, caseId, onClose, onHidden }: HideDialogProps) {
  const hide = async (grounds: Grounds) => {
    await api.admin.moderation.hide({ id: jobId, ...grounds, caseId });
    showToast({ title: m.admin_case_hidden_done() });
    await onHidden();
  };
  return (
    <GroundsDialog
      title={m.admin_case_hide_title({ title })}
      hint={m.admin_case_hide_hint()}
      action={m.admin_case_hide()}
      onClose={onClose}
      onSubmit={hide}
    >
      {m.admin_case_hide_text()}
    </GroundsDialog>
  );
}
