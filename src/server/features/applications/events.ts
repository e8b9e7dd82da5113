import type { ApplicationStatus } from '#contract/applications/application-status.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: the company. */
    'application.received': { applicationId: string };
    /**
     * Audience: both sides, except the person who changed it; only the applicant when all are answered at the job's
     * closing. `isByOffer`: the applicant accepted an offer, of which both sides are notified.
     */
    'application.changed': {
      applicationId: string;
      from: ApplicationStatus;
      to: ApplicationStatus;
      at: Date;
      isClosing: boolean;
      isByOffer: boolean;
    };
    /** Promised answers are due within two days; `day`: the beginning of the current day in UTC. Audience: the reviewers. */
    'answers.due': { companyId: string; day: Date };
    /** Applications to a company will soon be erased. Recipients: those who are notified of them. */
    'applications.erasure_due': { companyId: string; applicationIds: string[]; first: Date };
    /** An applicant was asked to join a company's pool. Recipient: the applicant. */
    'pool.asked': { applicationId: string; at: Date; isAgain: boolean };
    /** The applicant was revealed. Audience: the company. */
    'application.revealed': { applicationId: string };
    /** Audience: the company. */
    'application.stage_changed': { applicationId: string; stageId: string; status: ApplicationStatus };
  }
}
