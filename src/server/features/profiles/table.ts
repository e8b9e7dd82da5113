import type { Generated } from 'kysely';

import type { LanguageProof, VerifiedSubject } from '#contract/admin/verification-choices.ts';
import type { VerificationEnd } from '#contract/admin/verifications.ts';
import type { Workplace } from '#contract/jobs/job-choices.ts';
import type { EvidenceKind } from '#contract/language-tests/language-test-choices.ts';
import type { CefrLevel, LanguageCode, LanguageLevel } from '#contract/languages.ts';
import type { ProfileVisibility } from '#contract/profiles/profile-choices.ts';
import type { Availability, ShownName } from '#contract/talent/talent-choices.ts';

export interface ProfileLanguageTable {
  profile_id: string;
  language: LanguageCode;
  level: LanguageLevel;
  position: number;
  /** Null for statements from before it was recorded. */
  stated_at: Generated<Date | null>;
}

/** Dates are texts (YYYY-MM-DD): a day has no time zone. */
export interface WorkExperienceTable {
  id: string;
  profile_id: string;
  position: string;
  company: string;
  start_date: string;
  end_date: string | null;
  is_current: boolean;
  description: string;
}

export interface EducationTable {
  id: string;
  profile_id: string;
  degree: string;
  institution: string;
  field_of_study: string;
  start_date: string;
  end_date: string | null;
  description: string;
}

export interface CertificationTable {
  id: string;
  profile_id: string;
  name: string;
  issuing_organization: string;
  issue_date: string;
  expiration_date: string | null;
  credential_url: string | null;
}

/** Ended rows stay; at most one per fact is current. Which columns are set depends on `what`. */
export interface CandidateVerificationTable {
  id: string;
  profile_id: string;
  what: VerifiedSubject;
  language: LanguageCode | null;
  level: CefrLevel | null;
  how: LanguageProof | null;
  country: string | null;
  note: Generated<string>;
  verified_by: string | null;
  verified_at: Date;
  ended_at: Date | null;
  ended_how: VerificationEnd | null;
  ended_by: string | null;
  end_reason: string | null;
}

/** A view: the verifications that may be shown. */
export type ShownVerificationView = Pick<
  CandidateVerificationTable,
  'id' | 'profile_id' | 'what' | 'language' | 'level' | 'how' | 'country' | 'verified_at'
>;

/** A view: the evidence for the levels of languages. */
export interface LanguageEvidenceView {
  profile_id: string;
  language: string;
  kind: EvidenceKind;
  level: LanguageLevel | null;
  is_met: boolean | null;
  at: Date | null;
  /** The company whose members alone see it, besides the person. */
  company_id: string | null;
  is_shown: boolean;
}

/** While it exists: verified companies can find the person until `ends_at`. */
export interface TalentConsentTable {
  profile_id: string;
  given_at: Date;
  confirmed_at: Date;
  ends_at: Date;
  asked_at: Date | null;
  shown_name: ShownName;
  available: Availability;
  /** YYYY-MM-DD. */
  available_on: string | null;
  notice_weeks: number | null;
  /** Empty: any. */
  workplaces: Generated<Workplace[]>;
  /** The fields that the search uses. */
  facets: Generated<string[]>;
  latitude: number | null;
  longitude: number | null;
  /** Null until the facets are read from the profile. */
  indexed_at: Date | null;
}

/** Hides from a company or a domain: one of them is set. */
export interface HiddenCompanyTable {
  id: string;
  profile_id: string;
  company_id: string | null;
  domain: string | null;
  hidden_at: Date;
}

export interface ProfileLookTable {
  profile_id: string;
  company_id: string;
  /** YYYY-MM-DD, in UTC. */
  day: string;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    talent_consent: TalentConsentTable;
    hidden_company: HiddenCompanyTable;
    profile_look: ProfileLookTable;
    profile_language: ProfileLanguageTable;
    work_experience: WorkExperienceTable;
    education: EducationTable;
    certification: CertificationTable;
    candidate_verification: CandidateVerificationTable;
    shown_verification: ShownVerificationView;
    language_evidence: LanguageEvidenceView;
  }
}

declare module '../accounts/table.ts' {
  /** Profile texts of people. */
  interface ProfileTable {
    bio: Generated<string>;
    skills: Generated<string[]>;
    city: Generated<string>;
    country: string | null;
    job_title: Generated<string>;
    cv_file_id: string | null;
    work_authorisation: Generated<string[]>;
    visibility: Generated<ProfileVisibility>;
  }
}
