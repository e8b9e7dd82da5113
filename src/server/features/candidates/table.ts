import type { ColumnType, Generated } from 'kysely';

import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import type { CandidateOrigin } from '#contract/candidates/candidate-choices.ts';

/** A person whom a company knows. Members see these facts, never the person's profile. */
export interface CandidateTable {
  id: string;
  company_id: string;
  profile_id: string;
  origin: CandidateOrigin;
  source: Generated<string>;
  phone: Generated<string>;
  added_by: string | null;
  added_at: Date;
  told_at: Date | null;
  told_by: string | null;
  tell_at: Date | null;
  warned_at: Date | null;
  objected_at: Date | null;
  last_contact_at: Date;
  facts: ColumnType<ApplicantSnapshot, string, string>;
  cv_file_id: string | null;
  /** As `application.tags`, of the facts. */
  filter_tags: Generated<string[]>;
  search_text: Generated<string>;
  sort_name: Generated<string>;
  joined_into: string | null;
  joined_by: string | null;
  joined_at: Date | null;
}

export interface CandidateTagTable {
  candidate_id: string;
  name: string;
}

export interface CandidateNoteTable {
  id: string;
  candidate_id: string;
  text: string;
  written_by: string | null;
  written_at: Date;
}

export interface CandidateListTable {
  id: string;
  company_id: string;
  name: string;
  created_by: string | null;
  created_at: Date;
}

export interface CandidateListEntryTable {
  list_id: string;
  candidate_id: string;
  added_at: Date;
}

/** A CV from the ZIP beside an imported file. */
export interface CandidateImportCvTable {
  import_id: string;
  name: string;
  file_id: string | null;
}

/** A CV that came by email; its id comes from the email's. */
export interface MailedCvTable {
  id: string;
  company_id: string;
  job_id: string;
  file_id: string;
  /** Anyone can write any address. */
  from_address: string;
  words: string;
  /** How many files of the email were not kept. */
  left_out: number;
  received_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    candidate: CandidateTable;
    candidate_tag: CandidateTagTable;
    candidate_note: CandidateNoteTable;
    candidate_list: CandidateListTable;
    candidate_list_entry: CandidateListEntryTable;
    candidate_import_cv: CandidateImportCvTable;
    mailed_cv: MailedCvTable;
  }
}
