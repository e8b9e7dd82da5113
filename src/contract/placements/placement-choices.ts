/** `guaranteed`: its guarantee ended well. `cancelled`: it never began. */
export const placementStates = ['expected', 'started', 'guaranteed', 'ended_early', 'cancelled'] as const;

export type PlacementState = (typeof placementStates)[number];

export const invoiceKinds = ['fee', 'refund'] as const;

export type InvoiceKind = (typeof invoiceKinds)[number];

export const PLACEMENT_SHARES_MAX = 10;
export const PLACEMENT_TITLE_MAX = 120;
/** With the fee in hundredths, and the tax on it, exact in a double. */
export const PLACEMENT_PAY_MAX = 100_000_000;

/** What a consultant has to do, in the order of the desk. */
export const dueKinds = [
  'answer',
  'screening_requested',
  'screening_open',
  'start',
  'invoice',
  'consent_ending',
  'guarantee_ending',
  'consent_asked',
] as const;

export type DueKind = (typeof dueKinds)[number];

export const invoicesCsv = '/api/agency/invoices.csv';
export const invoiceFile = (invoiceId: string): string => `/api/agency/invoices/${invoiceId}/xml`;
