import { companyMemberRoles, type CompanyMemberRole } from '#contract/company-roles.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Option } from '#web/ui/option.ts';

const names: Record<CompanyMemberRole, () => string> = {
  owner: m.company_role_owner,
  recruiter: m.company_role_recruiter,
  hiring_manager: m.company_role_hiring_manager,
  interviewer: m.company_role_interviewer,
  reader: m.company_role_reader,
};

const abouts: Record<CompanyMemberRole, () => string> = {
  owner: m.company_role_owner_about,
  recruiter: m.company_role_recruiter_about,
  hiring_manager: m.company_role_hiring_manager_about,
  interviewer: m.company_role_interviewer_about,
  reader: m.company_role_reader_about,
};

export const roleName = (role: CompanyMemberRole): string => names[role]();

/** What it allows. */
export const roleAbout = (role: CompanyMemberRole): string => abouts[role]();

export const roleOptions = (): Option[] => companyMemberRoles.map((role) => ({ value: role, label: roleName(role) }));
