import { type ReactNode, type SubmitEvent, useId, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { checkInput, useWhenIdle } from '#web/app/form.ts';
import { fieldText, problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

interface ReasonDialogProps {
  title: string;
  children?: ReactNode;
  label: string;
  hint: string;
  maxLength: number;
  action: string;
  variant?: 'default' | 'destructive';
  onClose: () => void;
  /** Errors are shown; the text stays. */
  onSubmit: (reason: string) => Promise<void>;
}

export function ReasonDialog({
  title,
  children,
  label,
  hint,
  maxLength,
  action,
  variant = 'destructive',
  onClose,
  onSubmit,
}: ReasonDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const loadSchema = async () => (await import('#contract/text.ts')).requiredTextSchema(maxLength);
  useWhenIdle(loadSchema);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setPending(true);
    const checked = await checkInput(loadSchema, reason);
    const [wrong] = 'data' in checked ? [] : checked.problems;
    setError(wrong && fieldText(wrong));
    if (wrong) {
      setPending(false);
      return form.querySelector('textarea')?.focus();
    }
    setProblem(undefined);
    try {
      await onSubmit(reason);
      onClose();
    } catch (failure) {
      setProblem(problemText(problemOf(failure)));
    }
    setPending(false);
  };
  const footer = <DialogButtons {...{ formId, action, variant, isPending, onClose }} />;
  return (
    <Dialog role="alertdialog" size="sm" title={title} isOpen onClose={onClose} footer={footer}>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {problem && <Alert variant="attention">{problem}</Alert>}
        {children}
        <TextArea
          label={label}
          hint={hint}
          isRequired
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={maxLength}
          errorMessage={error}
        />
      </form>
    </Dialog>
  );
}

interface DialogButtonsProps extends Pick<ReasonDialogProps, 'action' | 'variant' | 'onClose'> {
  formId: string;
  isPending: boolean;
}

function DialogButtons({ formId, action, variant, isPending, onClose }: DialogButtonsProps) {
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button variant={variant} type="submit" form={formId} isPending={isPending}>
        {action}
      </Button>
    </>
  );
}
