/** What a member may do (docs/authorization.md). A reader sees jobs and figures, no applications. */
export const companyMemberRoles = ['owner', 'recruiter', 'reader'] as const;

export type CompanyMemberRole = (typeof companyMemberRoles)[number];
