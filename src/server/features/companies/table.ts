import type { ColumnType, Generated } from 'kysely';

import type { CompanyMemberRole, CompanySize, VerificationMethod } from '#contract/companies.ts';
import type { Locale } from '#contract/locales.ts';

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
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface CompanyMemberTable {
  company_id: string;
  user_id: string;
  role: CompanyMemberRole;
  created_at: Generated<Date>;
}

/** A view of the jobs, which stand to the right of companies in the walls: the companies with an open one. */
export interface OpenCompanyView {
  id: string;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    company: CompanyTable;
    company_member: CompanyMemberTable;
    open_company: OpenCompanyView;
  }
}
