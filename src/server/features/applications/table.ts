import type { ColumnType, Generated } from 'kysely';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import type { ApplicantSnapshot, JobSnapshot } from '#contract/applications/application-views.ts';
import type { ClosingAnswer } from '#contract/jobs/job-choices.ts';
import type { QuestionKind } from '#contract/jobs/question-kinds.ts';
import type { AnswerInput } from '#contract/jobs/questions.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';
import type { LocalizedWords } from '#contract/localized-words.ts';

/** An answer, with the question's text as the applicant read it. */
export interface StoredAnswer {
  questionId: string;
  kind: QuestionKind;
  text: string;
  language: LanguageCode | null;
  /** Null if it was left out; ids of chosen options, or of a file. */
  value: AnswerInput['value'] | null;
  /** Texts of the chosen options; a file's name. */
  chosen: string[];
}

export interface StoredRejection {
  reasonId: string;
  names: LocalizedWords;
  texts: LocalizedWords | null;
}

export interface ApplicationTagTable {
  application_id: string;
  company_id: string;
  name: string;
}

export interface ApplicationTable {
  id: string;
  job_id: string;
  company_id: string;
  applicant_id: string;
  status: Generated<ApplicationStatus>;
  /** Counts only while it is of the job's pipeline and of the status (stages.ts). */
  stage_id: string | null;
  cover_letter: Generated<string>;
  cv_file_id: string | null;
  applicant_facts: ColumnType<ApplicantSnapshot, string, never>;
  job_facts: ColumnType<JobSnapshot, string, never>;
  answers: ColumnType<StoredAnswer[], string, never>;
  /** Whether it differs from the preferred answer. */
  unwanted_answers: Generated<number>;
  tags: Generated<string[]>;
  search_text: Generated<string>;
  sort_name: Generated<string>;
  source: string | null;
  applied_at: Generated<Date>;
  updated_at: Generated<Date>;
  decided_at: Date | null;
  /** The applicant is hidden from the company, which cannot search or sort by their data either. */
  is_blind: Generated<boolean>;
  revealed_at: Date | null;
  revealed_by: string | null;
  /** The reason as it was then; `texts` is null if the applicant is not told. */
  rejection: ColumnType<StoredRejection | null, string | undefined, string>;
  /** First answer of the company: an informative status or a message. */
  first_answered_at: Date | null;
  /** Until when the applicant was promised an answer. */
  answer_due_at: Date | null;
  /** First answer that counts: neither an automatic message nor a rejection at the job's closing. */
  counted_answer_at: Date | null;
  /** A company entered it; else the applicant sent it. */
  is_added: Generated<boolean>;
  /** The member who entered it. */
  added_by: Generated<string | null>;
  /** An earlier application of the same person for the same job, sent before both were joined. */
  repeats: Generated<string | null>;
  /** When its company was notified of the coming erasure. */
  erasure_noticed_at: Date | null;
}

export interface ApplicationEventTable {
  id: string;
  application_id: string;
  actor_id: string | null;
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus;
  /** The key that changed it. */
  key_name: string | null;
  at: Generated<Date>;
}

/** `names`: the stage's names at that time. */
export interface ApplicationStageMoveTable {
  id: string;
  application_id: string;
  stage_id: string | null;
  names: ColumnType<LocalizedWords, string, never>;
  actor_id: string | null;
  key_name: string | null;
  at: Date;
}

export interface ApplicationNoteTable {
  application_id: string;
  text: string;
  version: Generated<number>;
  updated_by: string | null;
  updated_at: Generated<Date>;
}

/** A pending rejection, which can be undone until the task has started. */
export interface ApplicationRejectionHoldTable {
  application_id: string;
  batch_id: string;
  decided_by: string;
  due_at: Date;
  begun: Generated<boolean>;
}

/** It was waiting when its job closed, and has yet to get the answer chosen for all. */
export interface ApplicationClosingAnswerTable {
  application_id: string;
  closing_id: string;
  answer: ClosingAnswer;
  closed_by: string | null;
  key_id: string | null;
  key_name: string | null;
}

/** Of a person without an account: it is sent once they open the link in their email. */
export interface UnsentApplicationTable {
  id: string;
  profile_id: string;
  job_id: string;
  /** As the person read it. */
  job_title: string;
  cover_letter: string;
  answers: ColumnType<AnswerInput[], string, never>;
  locale: Locale;
  source: string | null;
  created_at: Date;
  expires_at: Date;
}

/** Uploaded to answer a question. */
export interface ApplicationFileTable {
  application_id: string;
  question_id: string;
  file_id: string;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    application: ApplicationTable;
    application_event: ApplicationEventTable;
    application_tag: ApplicationTagTable;
    application_stage_move: ApplicationStageMoveTable;
    application_note: ApplicationNoteTable;
    application_file: ApplicationFileTable;
    application_rejection_hold: ApplicationRejectionHoldTable;
    application_closing_answer: ApplicationClosingAnswerTable;
    unsent_application: UnsentApplicationTable;
  }
}
