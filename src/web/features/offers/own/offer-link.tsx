import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Link } from '#web/ui/link.tsx';

export type ListedOwnOffer = Awaited<ReturnType<typeof api.ownOffers.list>>[number];

export const OfferLink = ({ offer, className }: { offer: ListedOwnOffer; className?: string }) => (
  <Link to={href(paths.ownOffer(offer.id))} className={className}>
    {linkText(offer)}
  </Link>
);

function linkText({ state, isBeingChanged, answerBy }: ListedOwnOffer): string {
  if (isBeingChanged) return m.own_offer_card_changing();
  return state === 'sent' ? m.own_offer_card_open({ date: dayText(answerBy) }) : m.own_offer_card_past();
}
