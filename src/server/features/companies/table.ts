import type { ColumnType, Generated } from 'kysely';

import type { VerificationMethod } from '#contract/admin/verification-choices.ts';
import type { VerificationEnd } from '#contract/admin/verifications.ts';
import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';
import type { Locale } from '#contract/locales.ts';
import type { CompanySize } from '#contract/profiles/profile-choices.ts';

export type LocalizedText = Partial<Record<Locale, string>>;

export interface CompanyTable {
  id: string;
  name: string;
  slug: string;
  logo_file_id: string | null;
  website: string | null;
  description: ColumnType<LocalizedText, string, string>;
  industry: Generated<string>;
  size: CompanySize | null;
  country: string | null;
  domain: string | null;
  verified_at: Date | null;
  verified_by: string | null;
  verified_how: VerificationMethod | null;
  requires_second_factor: Generated<boolean>;
  /** Hidden with all its jobs, by an administrator. */
  hidden_at: Date | null;
  hidden_reason: string | null;
  /**
   * How long applications are kept after a decision; null for the default of the site and the law. It can only be
   * shorter.
   */
  keep_applications_days: number | null;
  /** Hiring managers see the offers for their jobs, and the pay in them. */
  shows_offers_to_managers: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface CompanyMemberTable {
  company_id: string;
  user_id: string;
  role: CompanyMemberRole;
  created_at: Generated<Date>;
  /** When the person last made it their current company. */
  chosen_at: Generated<Date>;
}

/** The answers to applicants of the last 90 days; a company without applicants has no row. */
export interface CompanyAnswersTable {
  company_id: string;
  /** The number of counted applicants. */
  applications: number;
  answered: number;
  told_at_closing: number;
  /** Kept or broken. */
  promised: number;
  kept: number;
  median_hours: number | null;
  counted_at: Date;
}

/** Used, declined and withdrawn ones are deleted. */
export interface CompanyInvitationTable {
  id: string;
  company_id: string;
  email: string;
  role: CompanyMemberRole;
  locale: Locale;
  invited_by: string;
  /** Digest of the link's secret; null until the email is written. */
  digest: string | null;
  invited_at: Date;
  expires_at: Date;
}

/** A view of the jobs, which companies may not import: the companies with an open one. */
export interface OpenCompanyView {
  id: string;
}

/** Ended rows stay; at most one per company is current. */
export interface CompanyVerificationTable {
  id: string;
  company_id: string;
  how: VerificationMethod;
  name: string;
  website: string | null;
  email: string | null;
  asked_by: string | null;
  asked_at: Date | null;
  verified_by: string | null;
  verified_at: Date;
  note: Generated<string>;
  ended_at: Date | null;
  ended_how: VerificationEnd | null;
  ended_by: string | null;
  end_reason: string | null;
}

/** An email to a company's domain whose link is pending. */
export interface CompanyDomainMailTable {
  id: string;
  company_id: string;
  asked_by: string;
  email: string;
  locale: Locale;
  name: string;
  website: string;
  /** Digest of the link's secret; null until the email is written. */
  digest: string | null;
  asked_at: Date;
  expires_at: Date;
}

/** Assigns hiring managers to jobs. */
export interface JobManagerTable {
  job_id: string;
  company_id: string;
  user_id: string;
}

/** `texts` are shown to applicants if they are told. */
export interface RejectionReasonTable {
  id: string;
  company_id: string;
  position: number;
  names: ColumnType<LocalizedText, string, never>;
  texts: ColumnType<LocalizedText, string, never>;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    company: CompanyTable;
    company_member: CompanyMemberTable;
    company_answers: CompanyAnswersTable;
    company_invitation: CompanyInvitationTable;
    job_manager: JobManagerTable;
    rejection_reason: RejectionReasonTable;
    open_company: OpenCompanyView;
    company_verification: CompanyVerificationTable;
    company_domain_mail: CompanyDomainMailTable;
  }
}
