import type { AppealOutcome, ReportSubject } from '#contract/admin/moderation-choices.ts';

declare module '../../../domain-events.ts' {
  interface DomainEvents {
    /**
     * A decision against a user, or on their appeal (`outcome`). Recipient: `userId`, who can sign in. `name`: of its
     * subject, in their language; empty for a message.
     */
    'decision.told': {
      decisionId: string;
      userId: string;
      subject: ReportSubject;
      name: string;
      outcome: AppealOutcome | null;
    };
    /** The outcome of a report. Recipient: `userId`, who sent it. */
    'report.decided': {
      reportId: string;
      userId: string;
      subject: ReportSubject;
      reportedAt: Date;
      outcome: 'kept' | 'acted';
    };
  }
}
