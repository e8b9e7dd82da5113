/** `pending`: waits for approval. `declined`: also if the candidate withdrew the application. */
const states = {
  draft: { isOpen: true },
  pending: { isOpen: true },
  approved: { isOpen: true },
  sent: { isOpen: true },
  accepted: { isOpen: false },
  declined: { isOpen: false },
  withdrawn: { isOpen: false },
  lapsed: { isOpen: false },
} as const;

export type OfferState = keyof typeof states;

export const offerStates = Object.keys(states) as [OfferState, ...OfferState[]];

export const isOpenOffer = (state: OfferState): boolean => states[state].isOpen;

/** From, to, and who may. */
export const offerTransitions = {
  askApproval: { from: ['draft'], to: 'pending', by: 'company' },
  /** Changing an offer that was sent withdraws it and begins a new version. */
  change: { from: ['draft', 'pending', 'approved', 'sent'], to: 'draft', by: 'company' },
  send: { from: ['draft', 'approved'], to: 'sent', by: 'company' },
  withdraw: { from: ['draft', 'pending', 'approved', 'sent'], to: 'withdrawn', by: 'company' },
  approve: { from: ['pending'], to: 'approved', by: 'approver' },
  refuse: { from: ['pending'], to: 'draft', by: 'approver' },
  accept: { from: ['sent'], to: 'accepted', by: 'candidate' },
  decline: { from: ['sent'], to: 'declined', by: 'candidate' },
  lapse: { from: ['sent'], to: 'lapsed', by: 'platform' },
} as const satisfies Record<
  string,
  { from: readonly OfferState[]; to: OfferState; by: 'company' | 'approver' | 'candidate' | 'platform' }
>;

export type OfferTransition = keyof typeof offerTransitions;

export const allowsOfferChange = (state: OfferState, transition: OfferTransition): boolean =>
  (offerTransitions[transition].from as readonly OfferState[]).includes(state);

export const contractForms = ['permanent', 'fixed_term', 'apprenticeship', 'freelance'] as const;

export type ContractForm = (typeof contractForms)[number];

export const noticeUnits = ['weeks', 'months'] as const;

/** `paper`: after the acceptance, the contract is signed by hand. */
export const offerForms = ['electronic', 'paper'] as const;

export type OfferForm = (typeof offerForms)[number];

export const declineReasons = [
  'pay',
  'other_offer',
  'stays',
  'place',
  'tasks',
  'conditions',
  'personal',
  'other',
] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** How a person confirmed a signature. `openid`: by signing in at another site. */
export const signatureMeans = ['password', 'passkey', 'openid', 'code'] as const;

export type SignatureMeans = (typeof signatureMeans)[number];

/** What people are notified of. `changed`: the company withdrew the sent version, to send another. */
export const offerNotices = ['sent', 'changed', 'withdrawn', 'ending', 'lapsed', 'accepted', 'declined'] as const;

export type OfferNotice = (typeof offerNotices)[number];

/** Days before the last day to answer on which both sides are reminded. */
export const ANSWER_REMINDER_DAYS = [3, 1] as const;

export const ANSWER_DAYS_MAX = 60;

export const OFFER_LETTER_MAX = 10_000;
export const OFFER_BENEFITS_MAX = 2_000;
export const OFFER_FILES_MAX = 5;
export const PAY_REASON_MAX = 1_000;
export const DECLINE_WORDS_MAX = 1_000;
export const OFFER_TEMPLATES_MAX = 20;
/** First and last name, each of 80 characters, and the space between. */
export const SIGNED_NAME_MAX = 161;
