export const mandateStates = ['open', 'filled', 'closed'] as const;

export type MandateState = (typeof mandateStates)[number];

/** What happens with a client. `call`, `note`: written by a consultant; the others by the site. */
export const clientEntryKinds = [
  'call',
  'note',
  'added',
  'handed_over',
  'fee_agreed',
  'mandate_opened',
  'mandate_ended',
  'mandate_reopened',
  'presented',
  'shortlist_sent',
  'answered',
  'placed',
  'ended_early',
  'invoiced',
] as const;

export type ClientEntryKind = (typeof clientEntryKinds)[number];

export const CLIENT_NAME_MAX = 160;
export const CLIENT_CONTACTS_MAX = 20;
export const CLIENT_WORDS_MAX = 4_000;
export const REFUND_STEPS_MAX = 6;
export const MANDATE_TITLE_MAX = 120;
export const MANDATE_OPENINGS_MAX = 999;
