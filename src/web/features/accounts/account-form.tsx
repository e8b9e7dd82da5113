import { type ReactNode, type SubmitEventHandler, useEffect, useRef } from 'react';

import { Alert } from '#web/ui/alert.tsx';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

interface AccountFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** A refusal that belongs to no field. */
  problem?: string | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * Only sent after hydration. Until then `method="dialog"`, which browsers ignore outside a dialog, keeps passwords out
 * of the address and typed text in place.
 */
export function AccountForm({ onSubmit, problem, className, children }: AccountFormProps) {
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} className={`flex flex-col gap-5 ${className ?? ''}`.trimEnd()}>
      {problem && <FormProblem>{problem}</FormProblem>}
      {children}
    </form>
  );
}

function FormProblem({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise here, which React would take for a cleanup function.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Alert variant="attention">{children}</Alert>
    </div>
  );
}

export function SubmitButton({ isPending, ...button }: ButtonProps & { isPending: boolean }) {
  return <Button {...button} type="submit" isPending={isPending} />;
}
