import type { OfferConditions as Conditions } from '#contract/offers/offer-conditions.ts';

import { offerWords } from './offer-words.ts';

/** What is offered, apart from words, in the page's language. */
export const OfferConditions = ({ conditions }: { conditions: Conditions }) => (
  <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-3">
    {offerWords()
      .conditions(conditions)
      .map(({ key, label, value }) => (
        <div key={key} className="min-w-0">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
  </dl>
);
