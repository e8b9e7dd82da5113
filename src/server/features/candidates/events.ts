export interface OfCandidate {
  candidateId: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** A member, a key, an import or an email added a person; for people who applied it is not emitted. */
    'candidate.added': OfCandidate & { companyId: string };
    /** Recipient: the person, by email. */
    'candidate.told': OfCandidate;
    /** People who could not be told are erased from `first` on. Recipients: the members who added them. */
    'candidates.untold': { companyId: string; addedBy: string | null; candidateIds: string[]; first: Date };
    /** `mergedId` is read as `candidateId` from now on. Audience: the company. */
    'candidate.merged': OfCandidate & { mergedId: string; companyId: string };
    /** CVs came to a job's address. `key`: of the email. Audience: the members who are notified of the job. */
    'cvs.mailed': { jobId: string; companyId: string; key: string };
    /** A person without an account may not be kept any longer: everything of theirs is erased. */
    'person.expired': { userId: string; profileId: string };
  }
}
