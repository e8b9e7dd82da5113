import { type ReactNode, type SubmitEventHandler, useEffect, useRef } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

interface AccountFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** What was refused and belongs to no field. */
  problem?: string | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A form that only a page come alive can send. Until then its method does: outside a dialog, browsers do nothing at all
 * for "dialog", so no password gets into an address and nothing typed is lost.
 */
export function AccountForm({ onSubmit, problem, className, children }: AccountFormProps) {
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} className={`flex flex-col gap-5 ${className ?? ''}`.trimEnd()}>
      <noscript>
        <Alert variant="attention" isStatic>
          {m.auth_noscript()}
        </Alert>
      </noscript>
      {problem && <FormProblem>{problem}</FormProblem>}
      {children}
    </form>
  );
}

/** Stands above the fields, which on a phone is out of sight of the button that was pressed. */
function FormProblem({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise here, which React would take for a clean-up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Alert variant="attention">{children}</Alert>
    </div>
  );
}

/** The one button that sends the form. */
export function SubmitButton({ isPending, ...button }: ButtonProps & { isPending: boolean }) {
  return <Button {...button} type="submit" isPending={isPending} />;
}
