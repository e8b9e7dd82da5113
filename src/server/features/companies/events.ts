import type { CompanyMemberRole } from '#contract/company-roles.ts';

/** By an invitation. Audience: who invited. */
export interface MemberJoined {
  companyName: string;
  userId: string;
  role: CompanyMemberRole;
  invitedBy: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'member.joined': MemberJoined;
  }
}
