import type { ApplicationStatus } from '#contract/application-status.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: the company. */
    'application.received': { applicationId: string };
    /** Audience: both sides, except the person who changed it; the applicant alone where all are answered as the job closes. */
    'application.changed': {
      applicationId: string;
      from: ApplicationStatus;
      to: ApplicationStatus;
      at: Date;
      isClosing: boolean;
    };
    /** It promised answers that are to be given within two days; `day`: its beginning in UTC. Audience: who reviews them. */
    'answers.due': { companyId: string; day: Date };
    /** Applications to a company are erased soon. Recipients: those who are notified of them. */
    'applications.erasure_due': { companyId: string; applicationIds: string[]; first: Date };
    /** An applicant was asked to stay in a company's pool. Recipient: the applicant. */
    'pool.asked': { applicationId: string; at: Date; isAgain: boolean };
    /** It is not reviewed blind any more. Audience: the company. */
    'application.revealed': { applicationId: string };
    /** Audience: the company. */
    'application.stage_changed': { applicationId: string; stageId: string; status: ApplicationStatus };
  }
}
