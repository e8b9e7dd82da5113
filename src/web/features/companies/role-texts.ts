import { companyMemberRoles, type CompanyMemberRole } from '#contract/companies/company-roles.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Option } from '#web/ui/option.ts';
import { say } from '#web/ui/say.ts';
import { companyRoleWords } from '#words/companies.ts';

const abouts: Record<CompanyMemberRole, () => string> = {
  owner: m.company_role_owner_about,
  recruiter: m.company_role_recruiter_about,
  hiring_manager: m.company_role_hiring_manager_about,
  interviewer: m.company_role_interviewer_about,
  reader: m.company_role_reader_about,
};

export const roleName = (role: CompanyMemberRole): string => say(companyRoleWords[role]);

/** What the role allows. */
export const roleAbout = (role: CompanyMemberRole): string => abouts[role]();

export const roleOptions = (): Option[] => companyMemberRoles.map((role) => ({ value: role, label: roleName(role) }));
