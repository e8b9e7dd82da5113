import type { OfferTemplates } from '#contract/offers/offer-templates.ts';
import type { Offer, OfferVersion, StatedByJob } from '#contract/offers/offer-views.ts';

import { idOf } from './people.ts';

export const stated: StatedByJob = {
  salary: { min: 42_000, max: 50_000, currency: 'EUR', period: 'year' },
  variablePay: null,
  employmentType: 'full_time',
  workplace: 'hybrid',
  city: 'Berlin',
  country: 'DE',
};

/** For a candidate who reads English; German binds. */
export const versionOf = (change: Partial<OfferVersion> = {}): OfferVersion => ({
  number: 1,
  conditions: {
    startsOn: '2096-05-01',
    contractForm: 'permanent',
    endsOn: null,
    employmentType: 'full_time',
    workplace: 'hybrid',
    city: 'Berlin',
    country: 'DE',
    hoursPerWeek: 40,
    probationMonths: 6,
    notice: { amount: 4, unit: 'weeks' },
    fixedPay: { amount: 46_000, currency: 'EUR', period: 'year', payments: null },
    variablePay: null,
    form: 'electronic',
    answerBy: '2096-04-01',
  },
  texts: {
    en: { letter: 'We would like you to join us on {{start}}.', benefits: '30 days of holiday.' },
    de: { letter: 'Wir möchten Sie ab {{start}} einstellen.', benefits: '30 Tage Urlaub.' },
  },
  locale: 'en',
  bindingLocale: 'de',
  files: [],
  sentAt: null,
  digest: null,
  ...change,
});

/** A draft that can be sent, as a recruiter reads it. */
export const offerOf = ({
  can,
  ...change
}: Partial<Omit<Offer, 'can'>> & { can?: Partial<Offer['can']> } = {}): Offer => ({
  id: idOf(21),
  applicationId: idOf(1),
  state: 'draft',
  job: { id: idOf(2), title: 'Account Executive' },
  company: { name: 'Acme', slug: 'acme' },
  version: versionOf(),
  stated,
  signatures: [],
  sentAt: null,
  endedAt: null,
  documentUrl: null,
  candidateName: 'Lucía Moreno',
  earlier: [],
  payReason: '',
  needsApproval: false,
  approval: null,
  declined: null,
  paperNotedAt: null,
  openingsLeft: 1,
  undecided: 0,
  can: {
    change: true,
    askApproval: false,
    send: true,
    withdraw: true,
    discard: true,
    notePaper: false,
    decide: false,
    ...can,
  },
  ...change,
});

export const templates: OfferTemplates = {
  templates: [
    { id: idOf(31), name: 'Sales', texts: { en: { letter: 'Dear {{candidate}}, welcome.', benefits: 'A car.' } } },
  ],
  builtIn: {
    en: { letter: 'Dear {{candidate}}, join us.', benefits: '' },
    de: { letter: 'Guten Tag {{candidate}}, kommen Sie zu uns.', benefits: '' },
  },
};
