import type { VerificationMethod } from '#contract/admin/verification-choices.ts';
import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';

/** By an invitation. Audience: the person who sent it. */
export interface MemberJoined {
  companyName: string;
  userId: string;
  role: CompanyMemberRole;
  invitedBy: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'member.joined': MemberJoined;
    'company.verified': { companyId: string; how: VerificationMethod };
  }
}
