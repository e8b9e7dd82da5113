import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

import type { Offer } from '#contract/offers/offer-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toast.tsx';

type Act = 'ask' | 'send' | 'withdraw' | 'discard';

const dones: Record<Act, () => string> = {
  ask: m.offers_asked,
  send: m.offers_was_sent,
  withdraw: m.offers_was_withdrawn,
  discard: m.offers_deleted,
};

/** What the reader can do with an offer now. */
export function OfferActions({ offer }: { offer: Offer }) {
  const { id, can } = offer;
  const { failure, isPending, run } = useActs(offer);
  const [asked, setAsked] = useState<Exclude<Act, 'ask'>>();
  const close = () => setAsked(undefined);
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {failure && <Alert variant="attention">{failure}</Alert>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {can.send && <Button onClick={() => setAsked('send')}>{m.offers_send()}</Button>}
        {can.askApproval && (
          <Button isPending={isPending} onClick={() => void run('ask').catch(() => {})}>
            {m.offers_ask()}
          </Button>
        )}
        {can.change && (
          <ButtonLink variant="outline" to={`${href(paths.offer(id))}?change`}>
            {m.offers_change()}
          </ButtonLink>
        )}
        {can.discard && (
          <Button variant="outline" onClick={() => setAsked('discard')}>
            {m.offers_delete()}
          </Button>
        )}
        {can.withdraw && !can.discard && (
          <Button variant="outline" onClick={() => setAsked('withdraw')}>
            {m.offers_withdraw()}
          </Button>
        )}
      </div>
      {asked && <Asked {...{ offer, asked, failure, close }} onConfirm={() => run(asked)} />}
    </div>
  );
}

interface AskedProps {
  offer: Offer;
  asked: Exclude<Act, 'ask'>;
  failure: string | undefined;
  close: () => void;
  onConfirm: () => Promise<void>;
}

function Asked({ offer, asked, failure, close, onConfirm }: AskedProps) {
  const { candidateName: name, version } = offer;
  const texts = {
    send: {
      title: m.offers_send_title(),
      message: m.offers_send_text({ name, date: dayText(version.conditions.answerBy, 'long') }),
      confirmLabel: m.offers_send(),
    },
    withdraw: {
      title: m.offers_withdraw_title(),
      message: m.offers_withdraw_text({ name }),
      confirmLabel: m.offers_withdraw(),
    },
    discard: {
      title: m.offers_delete_title(),
      message: m.offers_delete_text(),
      confirmLabel: m.offers_delete(),
    },
  };
  return (
    <ConfirmDialog
      {...texts[asked]}
      destructive={asked !== 'send'}
      isOpen
      onClose={close}
      onConfirm={onConfirm}
      failureMessage={failure}
    />
  );
}

/** Reads the offer again after each act, even after a refusal, because something else has changed it. */
function useActs({ id, applicationId, version }: Offer) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const calls: Record<Act, () => Promise<unknown>> = {
    ask: () => api.offers.askApproval({ id, version: version.number }),
    send: () => api.offers.send({ id, version: version.number }),
    withdraw: () => api.offers.withdraw({ id }),
    discard: () => api.offers.discard({ id }),
  };
  /** @throws the refusal, for dialogs */
  const run = async (act: Act): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await calls[act]();
      showToast({ title: dones[act]() });
      await (act === 'discard' ? navigate(href(paths.reviewApplication(applicationId))) : revalidate());
    } catch (error) {
      setFailure(problemText(problemOf(error)));
      await revalidate();
      throw error;
    } finally {
      setPending(false);
    }
  };
  return { failure, isPending, run };
}
