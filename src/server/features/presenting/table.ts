import type { ColumnType, Generated } from 'kysely';

import type { Locale } from '#contract/locales.ts';
import type { PresentedFacts } from '#contract/presenting/presented-facts.ts';
import type {
  PresentationAnswer,
  PresentedPart,
  RepresentationState,
} from '#contract/presenting/presenting-choices.ts';

/** A person's consent to be presented to one client for one job. */
export interface RepresentationTable {
  id: string;
  agency_id: string;
  mandate_id: string;
  profile_id: string;
  /** The person's: in which they were asked. */
  locale: Locale;
  /** What the client reads before it is interested, as the person was told. */
  shows: PresentedPart[];
  /** The consultant's to the person. */
  words: Generated<string>;
  state: RepresentationState;
  asked_by: string | null;
  asked_at: Date;
  answered_at: Date | null;
  /** The last day, six months after the consent. */
  ends_on: string | null;
  ended_at: Date | null;
  /** When the person was reminded of the coming end. */
  reminded_at: Date | null;
}

/** An employer's job that takes people whom the agency presents. */
export interface JobPresentingTable {
  job_id: string;
  agency_id: string;
  /** What was accepted. */
  terms: string;
  accepted_by: string | null;
  accepted_by_name: string;
  accepted_at: Date;
}

/** People for a client without an account, behind a link. */
export interface ShortlistTable {
  id: string;
  agency_id: string;
  mandate_id: string;
  locale: Locale;
  /** Of the link's secret; null once it is revoked. */
  digest: string | null;
  created_by: string | null;
  created_at: Date;
  expires_at: Date;
  opened_count: Generated<number>;
  opened_at: Date | null;
}

/** A person presented to a client: among a job's applications, or on a shortlist. */
export interface PresentationTable {
  id: string;
  representation_id: string;
  application_id: string | null;
  shortlist_id: string | null;
  /** On the shortlist. */
  position: Generated<number>;
  /** The consultant's, in the client's language. */
  words: string;
  /** What is shown, as it was then. */
  facts: ColumnType<PresentedFacts, string, string>;
  answer: PresentationAnswer;
  answer_words: Generated<string>;
  answered_at: Date | null;
  presented_by: string | null;
  presented_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    representation: RepresentationTable;
    job_presenting: JobPresentingTable;
    shortlist: ShortlistTable;
    presentation: PresentationTable;
  }
}
