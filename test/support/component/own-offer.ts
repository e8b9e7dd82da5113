import type { OfferConditions } from '#contract/offers/offer-conditions.ts';
import type { OfferVersion, OwnOffer } from '#contract/offers/offer-views.ts';

import { idOf, seeker } from './people.ts';

export const conditionsOf = (change: Partial<OfferConditions> = {}): OfferConditions => ({
  startsOn: '2027-02-01',
  contractForm: 'permanent',
  endsOn: null,
  employmentType: 'full_time',
  workplace: 'hybrid',
  city: 'Lisbon',
  country: 'PT',
  hoursPerWeek: 40,
  probationMonths: 3,
  notice: { amount: 1, unit: 'months' },
  fixedPay: { amount: 42_000, currency: 'EUR', period: 'year', payments: null },
  variablePay: null,
  form: 'electronic',
  answerBy: '2027-01-15',
  ...change,
});

export const offerVersionOf = (change: Partial<OfferVersion> = {}): OfferVersion => ({
  number: 1,
  conditions: conditionsOf(),
  texts: { en: { letter: 'Dear Lucía,\n\nwe would like to work with you.', benefits: '' } },
  locale: 'en',
  bindingLocale: 'en',
  files: [],
  sentAt: '2027-01-02T09:00:00Z',
  digest: 'a'.repeat(64),
  ...change,
});

/** Sent, as the candidate reads it. */
export const ownOfferOf = (change: Partial<OwnOffer> = {}): OwnOffer => ({
  id: idOf(1),
  applicationId: idOf(2),
  state: 'sent',
  job: { id: idOf(3), title: 'Account Executive' },
  company: { name: 'Acme', slug: 'acme' },
  version: offerVersionOf(),
  stated: {
    salary: { min: 40_000, max: 45_000, currency: 'EUR', period: 'year' },
    variablePay: null,
    employmentType: 'full_time',
    workplace: 'onsite',
    city: 'Lisbon',
    country: 'PT',
  },
  signatures: [{ party: 'company', name: 'Jonas Weber', means: 'password', at: '2027-01-02T09:00:00Z' }],
  sentAt: '2027-01-02T09:00:00Z',
  endedAt: null,
  documentUrl: null,
  isBeingChanged: false,
  confirmsBy: 'proof',
  name: seeker.name,
  can: { accept: true, decline: true },
  ...change,
});
