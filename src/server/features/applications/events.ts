import type { ApplicationStatus } from '#contract/application-status.ts';

declare module '../../facts.ts' {
  interface Facts {
    /** Somebody applied. Its audience: whoever posted the job. */
    'application.received': { applicationId: string };
    /** An application got another status. Its audience: the other side of whoever changed it. */
    'application.changed': { applicationId: string; from: ApplicationStatus; to: ApplicationStatus };
  }
}
