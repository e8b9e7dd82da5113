import type { ColumnType, Generated } from 'kysely';

import type { LocalizedWords } from '#contract/localized-words.ts';
import type { OwnPage } from '#contract/own-pages/own-page-choices.ts';

/** `number` and the timestamps are null for the draft. */
export interface OwnPageVersionTable {
  id: string;
  page: OwnPage;
  number: number | null;
  texts: ColumnType<LocalizedWords, string, string>;
  note: Generated<string>;
  summary: ColumnType<LocalizedWords | null, string | null | undefined, string | null>;
  in_force_from: Date | null;
  published_at: Date | null;
  published_by: string | null;
  revision: Generated<number>;
}

export interface TermsConsentTable {
  user_id: string;
  version_id: string;
  given_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    own_page_version: OwnPageVersionTable;
    terms_consent: TermsConsentTable;
  }
}
