import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const companyRoleWords: Record<CompanyMemberRole, Word> = {
  owner: m.company_role_owner,
  recruiter: m.company_role_recruiter,
  hiring_manager: m.company_role_hiring_manager,
  interviewer: m.company_role_interviewer,
  reader: m.company_role_reader,
};
