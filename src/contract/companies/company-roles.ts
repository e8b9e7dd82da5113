/**
 * Roles of members (docs/authorization.md). A hiring manager works on the applications of assigned jobs; an interviewer
 * sees the applications that they interview, and may not decide; a reader sees jobs and figures, no applications.
 */
export const companyMemberRoles = ['owner', 'recruiter', 'hiring_manager', 'interviewer', 'reader'] as const;

export type CompanyMemberRole = (typeof companyMemberRoles)[number];
