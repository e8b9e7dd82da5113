import { useId, useState } from 'react';

import { DECLINE_REASON_MAX } from '#contract/talent/talent-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

interface AnswerDialogProps {
  asks: 'decline' | 'report';
  company: string;
  onClose: () => void;
  onSubmit: (words: string) => Promise<void>;
}

/** An optional text. */
export function AnswerDialog({ asks, company, onClose, onSubmit }: AnswerDialogProps) {
  const formId = useId();
  const [words, setWords] = useState('');
  const { problem, problems, isSending, send } = useSend();
  const declines = asks === 'decline';
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button variant="destructive" type="submit" form={formId} isPending={isSending}>
        {declines ? m.talent_decline() : m.talent_report()}
      </Button>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={declines ? m.talent_decline_title() : m.talent_report_title()}
      isOpen
      onClose={onClose}
      footer={footer}
    >
      <form
        id={formId}
        method="dialog"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send(async () => {
            await onSubmit(words);
            onClose();
          });
        }}
      >
        {problem && <Alert variant="attention">{problem}</Alert>}
        <p className="text-soft">{declines ? m.talent_decline_text({ company }) : m.talent_report_text()}</p>
        <TextArea
          label={declines ? m.talent_decline_reason() : m.talent_report_reason()}
          hint={declines ? m.talent_decline_reason_hint() : undefined}
          value={words}
          maxLength={DECLINE_REASON_MAX}
          onChange={({ target }) => setWords(target.value)}
          errorMessage={problems.get('reason') ?? problems.get('text')}
        />
      </form>
    </Dialog>
  );
}
