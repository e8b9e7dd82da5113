import { type SubmitEvent, useId, useState } from 'react';

import { fieldProblems } from '#contract/problems.ts';
import { BAN_REASON_MAX, banReasonSchema } from '#contract/users.ts';
import { m } from '#generated/paraglide/messages.js';
import { fieldText, problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

interface BanDialogProps {
  name: string;
  onClose: () => void;
  /** What it throws is shown; what was typed stays. */
  onBan: (reason: string) => Promise<void>;
}

/** Asks why somebody is banned, and says what follows. There is no ban without a reason. */
export function BanDialog({ name, onClose, onBan }: BanDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = banReasonSchema.safeParse(reason);
    const [wrong] = parsed.success ? [] : fieldProblems(parsed.error.issues);
    setError(wrong && fieldText(wrong));
    if (wrong) return event.currentTarget.querySelector('textarea')?.focus();
    setPending(true);
    setProblem(undefined);
    try {
      await onBan(reason);
      onClose();
    } catch (failure) {
      setProblem(problemText(problemOf(failure)));
    }
    setPending(false);
  };
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button variant="destructive" type="submit" form={formId} isPending={isPending}>
        {m.admin_ban()}
      </Button>
    </>
  );
  return (
    <Dialog role="alertdialog" size="sm" title={m.admin_ban_title({ name })} isOpen onClose={onClose} footer={footer}>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {problem && <Alert variant="attention">{problem}</Alert>}
        <p className="text-soft">{m.admin_ban_text()}</p>
        <TextArea label={m.admin_ban_reason()} hint={m.admin_ban_reason_hint()} isRequired value={reason} onChange={({ target }) => setReason(target.value)} maxLength={BAN_REASON_MAX} errorMessage={error} />
      </form>
    </Dialog>
  );
}
