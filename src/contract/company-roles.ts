/**
 * What a member may do (docs/authorization.md). A hiring manager works on the applications of the jobs that they are on; an
 * interviewer sees the applications that they interview, and decides nothing; a reader sees jobs and figures, no
 * applications.
 */
export const companyMemberRoles = ['owner', 'recruiter', 'hiring_manager', 'interviewer', 'reader'] as const;

export type CompanyMemberRole = (typeof companyMemberRoles)[number];
