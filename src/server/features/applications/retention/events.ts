declare module '../../../domain-events.ts' {
  interface DomainEvents {
    /** Applications to a company are erased soon. Recipients: those who are notified of them. */
    'applications.erasure_due': { companyId: string; applicationIds: string[]; first: Date };
    /** An applicant was asked to stay in a company's pool. Recipient: the applicant. */
    'pool.asked': { applicationId: string; at: Date; isAgain: boolean };
  }
}
