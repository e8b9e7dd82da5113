import type { Ref } from 'react';

import type { OfferState as State } from '#contract/offers/offer-choices.ts';
import type { OwnOffer } from '#contract/offers/offer-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { dayText } from '#web/features/jobs/job-words.ts';

import { OfferStateBadge } from '../offer-state-badge.tsx';

interface StateTexts {
  is: (inputs: { company: string; date: string }) => string;
  next?: (inputs: { company: string }) => string;
}

const changing: StateTexts = { is: m.own_offer_state_changing };

const texts: Record<State, StateTexts> = {
  // Of an offer that was sent: it is being changed.
  draft: changing,
  pending: changing,
  approved: changing,
  sent: { is: m.own_offer_state_sent },
  accepted: { is: m.own_offer_state_accepted, next: m.own_offer_next_accepted },
  declined: { is: m.own_offer_state_declined, next: m.own_offer_next_declined },
  withdrawn: { is: m.own_offer_state_withdrawn, next: m.own_offer_next_withdrawn },
  lapsed: { is: m.own_offer_state_lapsed, next: m.own_offer_next_lapsed },
};

/** The state of an offer, and what happens next. Announced when it changes. */
export function OfferState({ ref, offer }: { ref: Ref<HTMLDivElement>; offer: OwnOffer }) {
  const { company, state, isBeingChanged, version, endedAt } = offer;
  const { is, next } = isBeingChanged ? changing : texts[state];
  const day = (state === 'lapsed' ? null : endedAt) ?? version.conditions.answerBy;
  const isOnPaper = state === 'accepted' && version.conditions.form === 'paper';
  return (
    <div ref={ref} tabIndex={-1} role="status" className="flex flex-col gap-3 rounded-card bg-sunken p-5 outline-none">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isBeingChanged && state !== 'sent' && <OfferStateBadge state={state} />}
        <span className="min-w-0 flex-1 basis-60">{is({ company: company.name, date: dayText(day, 'long') })}</span>
      </p>
      {next && (
        <p>
          <span className="block text-sm font-semibold">{m.own_offer_next()}</span>
          {next({ company: company.name })}
          {isOnPaper && ` ${m.own_offer_next_paper({ company: company.name })}`}
        </p>
      )}
    </div>
  );
}
