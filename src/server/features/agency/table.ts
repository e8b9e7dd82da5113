import type { ColumnType, Generated } from 'kysely';

import type { Party } from '#contract/agency/party.ts';

import type { LocalizedText } from '../companies/table.ts';

/** A recruitment business's own company on the site. */
export interface AgencyTable {
  company_id: string;
  /** Null once another is named, or none. */
  named_at: Date | null;
  /** As its invoices state it. */
  seller: ColumnType<Partial<Party>, string | undefined, string>;
  /** What employers on the site accept before people are presented to their jobs. */
  terms: ColumnType<LocalizedText, string | undefined, string>;
  invoice_prefix: Generated<string>;
  /** Of its last invoice. */
  invoice_number: Generated<number>;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    agency: AgencyTable;
  }
}
