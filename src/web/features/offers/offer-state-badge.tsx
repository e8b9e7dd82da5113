import type { OfferState } from '#contract/offers/offer-choices.ts';
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx';
import { say } from '#web/ui/say.ts';
import { offerStateWords } from '#words/offers.ts';

const looks: Record<OfferState, BadgeVariant> = {
  draft: 'outline',
  pending: 'outline',
  approved: 'secondary',
  sent: 'secondary',
  accepted: 'default',
  declined: 'destructive',
  withdrawn: 'outline',
  lapsed: 'outline',
};

export const OfferStateBadge = ({ state }: { state: OfferState }) => (
  <Badge variant={looks[state]}>{say(offerStateWords[state])}</Badge>
);
