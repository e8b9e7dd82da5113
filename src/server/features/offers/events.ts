import type { OfferState } from '#contract/offers/offer-choices.ts';

interface OfOffer {
  offerId: string;
  applicationId: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /**
     * Audience: members who see the offer, and the candidate where it was sent. `isBeingChanged`: the company withdrew
     * the version that it sent, to send another. `to`: null if a draft was deleted.
     */
    'offer.changed': OfOffer & { from: OfferState | null; to: OfferState | null; isBeingChanged: boolean };
    /** The signed document was made. Audience: as for offer.changed. */
    'offer.documented': OfOffer;
    /** Days left to answer. Audience: both sides. */
    'offer.ending': OfOffer & { daysLeft: number };
    /** Whether hiring managers see the offers for their jobs. */
    'offer_settings.changed': { companyId: string; showsToManagers: boolean };
  }
}
