import type { Offer } from '#contract/offers/offer-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { say } from '#web/ui/say.ts';
import { declineReasonWords } from '#words/offers.ts';

/** Where an offer stands, in words, and what keeps it from being sent. */
export function OfferState({ offer, readAt }: { offer: Offer; readAt: number }) {
  const { can, state, openingsLeft, version, earlier, candidateName: name } = offer;
  const isDraft = state === 'draft' || state === 'approved';
  const isPast = version.conditions.answerBy < new Date(readAt).toISOString().slice(0, 10);
  return (
    <div className="flex flex-col gap-3">
      <p>{stateText(offer)}</p>
      {isDraft && earlier.length > 0 && <p>{m.offers_says_changed({ name })}</p>}
      {offer.declined && <Declined declined={offer.declined} />}
      {isDraft && can.change && openingsLeft === 0 && <Alert isStatic>{m.offers_no_opening()}</Alert>}
      {isDraft && can.change && isPast && <Alert isStatic>{m.offers_last_day_past()}</Alert>}
    </div>
  );
}

function stateText({ state, needsApproval, candidateName: name, version, sentAt, endedAt }: Offer): string {
  const ended = { name, date: endedAt ? dayText(endedAt) : '' };
  const date = dayText(version.conditions.answerBy);
  const texts: Record<Offer['state'], () => string> = {
    draft: needsApproval ? m.offers_says_needs_approval : m.offers_says_draft,
    pending: m.offers_says_pending,
    approved: m.offers_says_approved,
    sent: () => m.offers_says_sent({ name, date, sent: sentAt ? dayText(sentAt) : '' }),
    accepted: () => m.offers_says_accepted(ended),
    declined: () => m.offers_says_declined(ended),
    withdrawn: () => m.offers_says_withdrawn(ended),
    lapsed: () => m.offers_says_lapsed({ date }),
  };
  return texts[state]();
}

const Declined = ({ declined: { reason, words } }: { declined: NonNullable<Offer['declined']> }) => (
  <div>
    <p>{reason ? m.offers_decline_reason({ reason: say(declineReasonWords[reason]) }) : m.offer_decline_none()}</p>
    {words && <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>}
  </div>
);
