import { useId, useState } from 'react';

import { DECLINE_WORDS_MAX, declineReasons } from '#contract/offers/offer-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { say } from '#web/ui/say.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { declineReasonWords } from '#words/offers.ts';

import type { AnswerProps } from './answer.tsx';
import { hasOfferChanged } from './offer-changed.ts';

/** Declines with or without a reason. */
export function DeclineDialog({ offer: { id, company }, onChanged, onClose }: AnswerProps & { onClose: () => void }) {
  const formId = useId();
  const [answer, setAnswer] = useState<DeclineAnswer>({ reason: '', words: '' });
  const { problem, problems, isSending, send } = useSend();
  const decline = async () => {
    const reason = declineReasons.find((one) => one === answer.reason) ?? null;
    try {
      await api.ownOffers.decline({ id, reason, words: answer.words });
      showToast({ title: m.own_offer_declined(), description: company.name });
    } catch (error) {
      if (!hasOfferChanged(error)) throw error;
    }
    onClose();
    await onChanged();
  };
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button variant="destructive" type="submit" form={formId} isPending={isSending}>
        {m.own_offer_decline()}
      </Button>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={m.own_offer_decline_title({ company: company.name })}
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
          void send(decline);
        }}
      >
        {problem && <Alert variant="attention">{problem}</Alert>}
        <p className="text-soft">{m.own_offer_decline_text()}</p>
        <ReasonFields answer={answer} wordsProblem={problems.get('words')} onChange={setAnswer} />
      </form>
    </Dialog>
  );
}

interface DeclineAnswer {
  /** Empty: none. */
  reason: string;
  words: string;
}

interface ReasonFieldsProps {
  answer: DeclineAnswer;
  wordsProblem: string | undefined;
  onChange: (answer: DeclineAnswer) => void;
}

const ReasonFields = ({ answer, wordsProblem, onChange }: ReasonFieldsProps) => (
  <>
    <NativeSelect
      label={m.own_offer_decline_reason()}
      hint={m.talent_decline_reason_hint()}
      emptyLabel={m.own_offer_decline_none()}
      options={declineReasons.map((value) => ({ value, label: say(declineReasonWords[value]) }))}
      value={answer.reason}
      onChange={({ target }) => onChange({ ...answer, reason: target.value })}
    />
    <TextArea
      label={m.own_offer_decline_words()}
      value={answer.words}
      maxLength={DECLINE_WORDS_MAX}
      onChange={({ target }) => onChange({ ...answer, words: target.value })}
      errorMessage={wordsProblem}
    />
  </>
);
