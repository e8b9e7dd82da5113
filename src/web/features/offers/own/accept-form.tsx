import { useEffect, useRef } from 'react';

import { SIGNED_NAME_MAX } from '#contract/offers/offer-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import type { AnswerProps } from './answer.tsx';
import { MailedCode } from './mailed-code.tsx';
import { useAcceptance } from './use-acceptance.ts';

/** The signature: the typed name, and the tick. People with nothing to prove who they are get a code. */
export function AcceptForm({ offer, onChanged }: AnswerProps) {
  const { name, company, confirmsBy, version } = offer;
  const form = useRef<HTMLFormElement>(null);
  const acceptance = useAcceptance({ offer, onChanged });
  const { problem, problems, needsCode, isSending } = acceptance;
  useEffect(() => {
    if (problems.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void acceptance.submit();
      }}
    >
      {version.conditions.form === 'paper' && <p>{m.own_offer_paper({ company: company.name })}</p>}
      <TextField
        label={m.own_offer_name()}
        hint={m.own_offer_name_hint({ name })}
        autoComplete="name"
        isRequired
        maxLength={SIGNED_NAME_MAX}
        value={acceptance.typed}
        onChange={({ target }) => acceptance.setTyped(target.value)}
        errorMessage={problems.get('name')}
      />
      <Checkbox
        label={m.own_offer_agrees()}
        required
        checked={acceptance.agrees}
        onChange={({ target }) => acceptance.setAgrees(target.checked)}
        errorMessage={problems.get('agrees')}
      />
      <AboutSignature />
      {confirmsBy === 'proof' && <p className="text-sm text-soft">{m.own_offer_proof()}</p>}
      {confirmsBy === 'code' && <MailedCode acceptance={acceptance} />}
      {problem && problems.size === 0 && <Alert variant="attention">{problem}</Alert>}
      <Button type="submit" className="self-start" isPending={isSending}>
        {needsCode ? m.security_mail_code_send() : m.own_offer_accept()}
      </Button>
    </form>
  );
}

/** What it is worth, and what not (Regulation (EU) 910/2014). */
const AboutSignature = () => (
  <div className="text-sm">
    <h3 className="font-semibold">{m.own_offer_signature()}</h3>
    <p className="mt-1 text-soft">
      {m.own_offer_signature_is()} {m.own_offer_signature_not()}
    </p>
  </div>
);
