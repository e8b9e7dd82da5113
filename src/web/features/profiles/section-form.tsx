import { type ReactNode, type SubmitEventHandler, useEffect, useRef } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

interface SectionFormViewProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onCancel: () => void;
  isPending: boolean;
  problem: string | undefined;
  children: ReactNode;
}

/** Replaces the section's content. Takes the focus, since the button that opened it is gone. */
export function SectionForm({ onSubmit, onCancel, isPending, problem, children }: SectionFormViewProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      fields.current
        ?.querySelector<HTMLElement>('input:checked, input:not([type=radio]), textarea, select, button')
        ?.focus(),
    [],
  );
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} className="flex max-w-[40rem] flex-col gap-5">
      <div ref={fields} className="flex flex-col gap-5">
        {children}
      </div>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isPending}>
          {m.profile_save()}
        </Button>
        <Button variant="ghost" onClick={onCancel} disabled={isPending}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  );
}
