import type { ColumnType } from 'kysely';

import type { AlertFrequency } from '#contract/jobs/search-choices.ts';
import type { Locale } from '#contract/locales.ts';
import type { SavedFilters } from '#contract/saved-searches/saved-searches.ts';

export interface SavedSearchTable {
  id: string;
  /** Either the person's, or the address's, is set. */
  user_id: string | null;
  email: string | null;
  name: string;
  filters: ColumnType<SavedFilters, string, string>;
  /** The language of the words, and of emails to an address. */
  locale: Locale;
  frequency: AlertFrequency;
  paused: boolean;
  confirmed_at: Date | null;
  token_digest: string;
  created_at: Date;
  compiled_version: number;
  wanted: string | null;
  anchors: string[];
  /** Euros a year. */
  least_pay: number | null;
  qualified: boolean;
}

export interface SavedSearchMatchTable {
  saved_search_id: string;
  job_id: string;
  matched_at: Date;
  sent_at: Date | null;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    saved_search: SavedSearchTable;
    saved_search_match: SavedSearchMatchTable;
  }
}
