import type { Generated } from 'kysely';

import type { CalendarProblem, InterviewKind, InterviewStatus } from '#contract/interviews/interview-choices.ts';
import type { LanguageCode, LanguageLevel } from '#contract/languages.ts';

export interface InterviewTable {
  id: string;
  application_id: string;
  status: InterviewStatus;
  kind: InterviewKind;
  minutes: number;
  language: LanguageCode;
  place: string;
  note: string;
  time_zone: string;
  applicant_zone: string | null;
  starts_at: Date | null;
  sequence: Generated<number>;
  asked: string | null;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface InterviewSlotTable {
  interview_id: string;
  starts_at: Date;
}

export interface InterviewMemberTable {
  interview_id: string;
  user_id: string;
}

/** The company's statement afterwards; `level` is as stated in the application. */
export interface InterviewLanguageTable {
  interview_id: string;
  language: LanguageCode;
  level: LanguageLevel;
  is_met: boolean;
  said_by: string | null;
  said_at: Date;
}

/** Whether it was sent for this time. */
export interface InterviewReminderTable {
  interview_id: string;
  starts_at: Date;
  minutes_before: number;
}

/** Digest of the address of a person's calendar feed. */
export interface CalendarFeedTable {
  user_id: string;
  digest: string;
  created_at: Date;
}

/** Shows colleagues when a member is busy. */
export interface BusyCalendarTable {
  user_id: string;
  /** The secret address in the member's calendar program. */
  address: string;
  problem: CalendarProblem | null;
  read_at: Date | null;
  failures: Generated<number>;
  due_at: Date;
  created_at: Date;
}

/** A person's times do not overlap. */
export interface BusyTimeTable {
  user_id: string;
  starts_at: Date;
  ends_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    interview: InterviewTable;
    interview_slot: InterviewSlotTable;
    interview_member: InterviewMemberTable;
    interview_language: InterviewLanguageTable;
    interview_reminder: InterviewReminderTable;
    calendar_feed: CalendarFeedTable;
    busy_calendar: BusyCalendarTable;
    busy_time: BusyTimeTable;
  }
}
