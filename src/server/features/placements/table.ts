import type { ColumnType, Generated } from 'kysely';

import type { FeeTerms } from '#contract/clients/fee-terms.ts';
import type { Currency } from '#contract/currencies.ts';
import type { InvoiceContent } from '#contract/placements/invoices.ts';
import type { InvoiceKind, PlacementState } from '#contract/placements/placement-choices.ts';

/** A person who starts at a client through the agency. */
export interface PlacementTable {
  id: string;
  agency_id: string;
  client_id: string;
  mandate_id: string | null;
  /** Null once the person is erased. */
  profile_id: string | null;
  presentation_id: string | null;
  title: string;
  state: PlacementState;
  starts_on: string;
  /** Of the first year, in whole units of the currency. */
  fixed_pay: number;
  variable_pay: Generated<number>;
  currency: Currency;
  /** As agreed with the client when it began; null until they are. */
  fee_terms: ColumnType<FeeTerms | null, string | null, string | null>;
  /** In hundredths of the currency of the terms. */
  fee: number;
  guarantee_until: string | null;
  ended_on: string | null;
  /** In hundredths of the currency. */
  refund: Generated<number>;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

/** Which consultants brought it about; in percent of the fee. */
export interface PlacementShareTable {
  placement_id: string;
  user_id: string;
  percent: number;
}

export interface InvoiceTable {
  id: string;
  agency_id: string;
  placement_id: string;
  kind: InvoiceKind;
  number: string;
  issued_on: string;
  due_on: string;
  /** What it states; never changed. */
  content: ColumnType<InvoiceContent, string, never>;
  created_by: string | null;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    placement: PlacementTable;
    placement_share: PlacementShareTable;
    invoice: InvoiceTable;
  }
}
