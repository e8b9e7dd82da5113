import type { ApplicationStatus } from '#contract/application-status.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Somebody applied. Its audience: the company. */
    'application.received': { applicationId: string };
    /** An application got another status. Its audience: both sides, but not who changed it. */
    'application.changed': { applicationId: string; from: ApplicationStatus; to: ApplicationStatus };
  }
}
