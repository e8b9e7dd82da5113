import type { ColumnType, Generated } from 'kysely';

import type { LanguageCode, LanguageLevel } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';
import type { ReferenceAnswers } from '#contract/screening/reference-answers.ts';
import type { ReferenceState, ScreeningPart, ScreeningState } from '#contract/screening/screening-choices.ts';
import type { ScreeningFindings } from '#contract/screening/screening-findings.ts';

/** A talk in which a consultant checks what a person says of themselves. */
export interface ScreeningTable {
  id: string;
  agency_id: string;
  profile_id: string;
  /** Asked for by the person, or begun by a consultant. */
  is_requested: boolean;
  state: ScreeningState;
  /** Who looks after it. */
  consultant_id: string | null;
  /** Of the talk. */
  locale: Locale;
  asked_at: Date;
  updated_at: Date;
  /** Everything that was checked, but languages and references. */
  findings: ColumnType<ScreeningFindings, string, string>;
  done_by: string | null;
  /** The consultant's, as it was then. */
  done_by_name: Generated<string>;
  done_at: Date | null;
  /** The last day on which it shows. */
  valid_until: string | null;
}

export interface ScreeningLanguageTable {
  screening_id: string;
  language: LanguageCode;
  level: LanguageLevel;
  /** The consultant or a colleague who spoke it with the person. */
  heard_by: string | null;
  heard_by_name: string;
  heard_on: string;
}

/** What the person lets others read, and what they say is wrong. */
export interface ScreeningPartTable {
  screening_id: string;
  part: ScreeningPart;
  is_shown: Generated<boolean>;
  contested_at: Date | null;
  contest: Generated<string>;
  /** The consultant's. */
  answer: Generated<string>;
}

/** Someone who knows the person's work; asked by email once the person agrees. */
export interface ScreeningReferenceTable {
  id: string;
  screening_id: string;
  state: ReferenceState;
  name: string;
  relation: string;
  address: string;
  locale: Locale;
  created_at: Date;
  asked_at: Date | null;
  /** Of the link's secret; null until the email is written. */
  digest: string | null;
  answered_at: Date | null;
  answers: ColumnType<ReferenceAnswers | null, string | null, string | null>;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    screening: ScreeningTable;
    screening_language: ScreeningLanguageTable;
    screening_part: ScreeningPartTable;
    screening_reference: ScreeningReferenceTable;
  }
}
