import { type ReactNode, useId } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface FormDialogProps {
  title: string;
  /** Of the button. */
  action: string;
  size?: 'sm' | 'md' | 'lg';
  onClose: () => void;
  /** The dialog closes afterwards. What it is refused for is shown, and the fields stay. */
  send: () => Promise<void>;
  /** The fields; `problems` by their path. */
  children: (problems: ReadonlyMap<string, string>) => ReactNode;
}

/** A small form in a dialog. */
export function FormDialog({ title, action, size = 'sm', onClose, send: act, children }: FormDialogProps) {
  const formId = useId();
  const { problem, problems, isSending, send } = useSend();
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" form={formId} isPending={isSending}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} size={size} isOpen isDismissable={false} coversPhone onClose={onClose} footer={footer}>
      <form
        id={formId}
        method="dialog"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send(async () => {
            await act();
            onClose();
          });
        }}
      >
        {problem && <Alert variant="attention">{problem}</Alert>}
        {children(problems)}
      </form>
    </Dialog>
  );
}
