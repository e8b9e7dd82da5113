import { type ReactNode, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface TeamDialogProps {
  title: string;
  problem: string | undefined;
  isLoading: boolean;
  /** Without it, the dialog can only be closed. */
  action: { label: string; isPending: boolean; onPress: () => void } | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Asks which members work on a job. */
export function TeamDialog({ title, problem, isLoading, action, onClose, children }: TeamDialogProps) {
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      {action && (
        <Button isPending={action.isPending} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={title} size="sm" isOpen footer={footer} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {problem && <Alert variant="attention">{problem}</Alert>}
        {isLoading && !problem ? <Spinner /> : children}
      </div>
    </Dialog>
  );
}

/** Saves a dialog's input, and shows the reason of a failure. */
export function useSaving(run: () => Promise<void>): {
  isPending: boolean;
  problem: string | undefined;
  save: () => void;
} {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await run();
    } catch (failure) {
      setProblem(problemText(problemOf(failure)));
      setPending(false);
    }
  };
  return { isPending, problem, save: () => void save() };
}
