import type { ColumnType, Generated } from 'kysely';

import type { Party } from '#contract/agency/party.ts';
import type { ClientEntryKind, MandateState } from '#contract/clients/client-choices.ts';
import type { FeeTerms } from '#contract/clients/fee-terms.ts';
import type { Locale } from '#contract/locales.ts';

/** A company for which the agency finds people: one on the site, or a record of the agency's own. */
export interface ClientTable {
  id: string;
  agency_id: string;
  company_id: string | null;
  name: string;
  locale: Locale;
  /** The consultant who looks after it. */
  owner_id: string | null;
  /** Null until it is agreed. */
  fee: ColumnType<FeeTerms | null, string | null, string | null>;
  /** As invoices state it. */
  buyer: ColumnType<Partial<Party>, string | undefined, string>;
  /** The last day on which its own people are not approached. */
  off_limits_until: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface ClientContactTable {
  id: string;
  client_id: string;
  position: number;
  name: string;
  job_title: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  locale: Locale;
}

/** A search that a client gave to the agency. */
export interface MandateTable {
  id: string;
  agency_id: string;
  client_id: string;
  /** The client's job on the site, if it is there. */
  job_id: string | null;
  title: string;
  openings: Generated<number>;
  owner_id: string | null;
  state: MandateState;
  opened_on: string;
  updated_at: Date;
}

/** What happened with a client. */
export interface ClientEntryTable {
  id: string;
  client_id: string;
  mandate_id: string | null;
  profile_id: string | null;
  kind: ClientEntryKind;
  /** Of a call or a note; the client's, of an answer. */
  words: Generated<string>;
  by_id: string | null;
  at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    client: ClientTable;
    client_contact: ClientContactTable;
    mandate: MandateTable;
    client_entry: ClientEntryTable;
  }
}
