import { useState } from 'react';
import type { ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** The consequence, and whether it can be undone. */
  message: ReactNode;
  /** A verb: "Delete job", never "OK". */
  confirmLabel: string;
  destructive: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Closes the dialog when done; a rejection keeps it open with `failureMessage`. */
  onConfirm: () => void | Promise<unknown>;
  failureMessage?: string;
  children?: ReactNode;
}

/** While `onConfirm` runs, the button is pending and the dialog stays open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, confirmLabel, destructive, isOpen, onClose, onConfirm, failureMessage, children } = props;
  const [state, setState] = useState<'asking' | 'pending' | 'failed'>('asking');
  const close = () => {
    if (state === 'pending') return;
    setState('asking');
    onClose();
  };
  const confirm = async () => {
    setState('pending');
    try {
      await onConfirm();
      setState('asking');
      onClose();
    } catch {
      setState('failed');
    }
  };
  const footer = (
    <>
      <Button variant="outline" onClick={close}>
        {m.ui_cancel()}
      </Button>
      <Button
        variant={destructive ? 'destructive' : 'default'}
        isPending={state === 'pending'}
        onClick={() => void confirm()}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog role="alertdialog" size="sm" {...{ title, isOpen, footer }} onClose={close}>
      <div className="flex flex-col gap-4">
        <div className="text-soft">{message}</div>
        {children}
        {state === 'failed' && <Alert variant="attention">{failureMessage ?? m.ui_failed()}</Alert>}
      </div>
    </Dialog>
  );
}
