import type { ReactNode, SubmitEventHandler } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusFirstField } from '#web/ui/focus.ts';

interface SectionFormViewProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onCancel: () => void;
  isPending: boolean;
  problem: string | undefined;
  children: ReactNode;
}

/** Replaces the section's content. Takes the focus, since the button that opened it has disappeared. */
export function SectionForm({ onSubmit, onCancel, isPending, problem, children }: SectionFormViewProps) {
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} className="flex max-w-[40rem] flex-col gap-5">
      <div ref={focusFirstField} className="flex flex-col gap-5">
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
