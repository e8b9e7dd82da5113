/**
 * What a member may do (docs/authorization.md). A hiring manager works on the applications of the jobs that they are on; a
 * reader sees jobs and figures, no applications.
 */
export const companyMemberRoles = ['owner', 'recruiter', 'hiring_manager', 'reader'] as const;

export type CompanyMemberRole = (typeof companyMemberRoles)[number];
