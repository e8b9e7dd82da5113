import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type { AnswerDays } from '#contract/applications/answer-choices.ts';
import type { Currency } from '#contract/currencies.ts';
import type { ChoiceColumns, CloseReason, SalaryPeriod } from '#contract/jobs/job-choices.ts';
import type { JobText } from '#contract/jobs/job-fields.ts';
import type { Relocation, Shifts } from '#contract/jobs/job-offer.ts';
import type { JobStatus } from '#contract/jobs/job-status.ts';
import type { QuestionKind } from '#contract/jobs/question-kinds.ts';
import type { CefrLevel, LanguageCode } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';
import type { LocalizedWords } from '#contract/localized-words.ts';
import type { Points } from '#contract/scorecards/score-choices.ts';

export interface JobTable extends ChoiceColumns {
  id: string;
  /** Ascending in order of creation. */
  number: GeneratedAlways<number>;
  company_id: string;
  posted_by: string | null;
  /** Null: the statuses are its stages. */
  pipeline_id: string | null;
  /** The colleague who took it over from the person who posted it. */
  responsible_id: string | null;
  /** Receives new applications. */
  blind_review: Generated<boolean>;
  /** Number of days within which applicants are promised an answer. */
  answer_days: AnswerDays | null;
  relocation: ColumnType<Relocation | null, string | null | undefined, string | null>;
  shifts: ColumnType<Shifts | null, string | null | undefined, string | null>;
  /** Whether other job sites get it. */
  syndicated: Generated<boolean>;
  status: Generated<JobStatus>;
  primary_locale: Locale;
  city: Generated<string>;
  country: string | null;
  remote_countries: Generated<string[]>;
  skills_required: Generated<string[]>;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: Currency | null;
  salary_period: SalaryPeriod | null;
  variable_target: number | null;
  variable_capped: boolean | null;
  /** The maximum per year. */
  variable_cap: number | null;
  /** Average share of the targets reached in that year. */
  variable_reached_percent: number | null;
  variable_reached_year: number | null;
  variable_currency: Currency | null;
  openings: Generated<number>;
  first_published_at: Date | null;
  valid_through: Date | null;
  closed_at: Date | null;
  close_reason: CloseReason | null;
  hidden_at: Date | null;
  hidden_reason: string | null;
  /** The banned person because of whom it is hidden. */
  hidden_for: string | null;
  /** Hidden with its company, and shown again with it. */
  hidden_with_company: Generated<boolean>;
  expiry_notice_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface JobTranslationTable {
  job_id: string;
  locale: Locale;
  title: Generated<string>;
  description: Generated<string>;
  requirements: Generated<string>;
  stale: Generated<boolean>;
  /** The original's text when a stale translation was last up to date. */
  confirmed_original: ColumnType<(JobText & { locale: Locale }) | null, string | null | undefined, string | null>;
  updated_at: Generated<Date>;
}

export interface JobLanguageTable {
  job_id: string;
  language: string;
  level: CefrLevel;
  required: boolean;
  position: number;
}

export interface SavedJobTable {
  user_id: string;
  job_id: string;
  saved_at: Generated<Date>;
}

export interface JobViewDayTable {
  job_id: string;
  day: ColumnType<string, string, never>;
  views: Generated<number>;
}

export interface JobQuestionTable {
  id: string;
  job_id: string;
  position: number;
  kind: QuestionKind;
  required: boolean;
  texts: ColumnType<LocalizedWords, string, string>;
  options: ColumnType<{ id: string; texts: LocalizedWords }[], string, string>;
  /** The language whose level is asked for. */
  language: LanguageCode | null;
  /** By kind: a boolean, ids of options, the least number, or the least level; null without a preferred answer. */
  wanted: ColumnType<boolean | string[] | { min: number | null } | CefrLevel | null, string, string>;
}

export interface JobCriterionTable {
  id: string;
  job_id: string;
  position: number;
  names: ColumnType<LocalizedWords, string, string>;
  /** What to look for when scoring. */
  guide: string;
  points: Points;
}

/** A page announced to a search engine; the job may be gone. */
export interface ToldJobTable {
  engine: string;
  job_id: string;
  locale: Locale;
  job_changed_at: Date;
  told_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    job: JobTable;
    job_translation: JobTranslationTable;
    job_language: JobLanguageTable;
    saved_job: SavedJobTable;
    job_view_day: JobViewDayTable;
    job_question: JobQuestionTable;
    job_criterion: JobCriterionTable;
    told_job: ToldJobTable;
  }
}
