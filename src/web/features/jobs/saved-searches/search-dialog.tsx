import { type ReactNode, useId } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface SearchDialogProps {
  title: string;
  isPending: boolean;
  /** The reason of a failure. */
  problem: string | null | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, titled like its button. */
export function SearchDialog({ title, isPending, problem, onSubmit, onClose, children }: SearchDialogProps) {
  const form = useId();
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" form={form} isPending={isPending}>
        {title}
      </Button>
    </>
  );
  return (
    <Dialog {...{ title, footer, onClose }} size="sm" isOpen>
      <form
        id={form}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSubmit();
        }}
      >
        {children}
        {problem && (
          <Alert variant="attention" title={m.saved_searches_failed()}>
            {problem}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
