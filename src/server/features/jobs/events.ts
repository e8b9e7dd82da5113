import type { ClosingAnswer } from '#contract/jobs/job-choices.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Before drafts are published. Subscribers may refuse. */
    'job.publishing': { jobIds: string[]; companyId: string };
    /** What readers will see of a draft changed. */
    'job.draft_changed': { jobId: string };
    /** Jobs were published for the first time; one event for all that an import publishes for a company. */
    'job.published': { jobIds: string[]; companyId: string };
    /** What readers see of a published job changed, its status included. */
    'job.changed': { jobId: string; companyId: string };
    /** Closed by their company, or expired. */
    'job.closed': { jobIds: string[]; companyId: string };
    /** An administrator hid a job. Recipients: the company's members, who read `reason`. */
    'job.hidden': { jobId: string; companyId: string; reason: string };
    /** An administrator showed a job again. Recipients: the company's members. */
    'job.restored': { jobId: string; companyId: string };
    /** Before jobs close. Subscribers give waiting applicants the answer `undecided`, with `answersLater` in a task, or refuse. */
    'job.closing': { jobIds: string[]; undecided: ClosingAnswer | undefined; answersLater?: boolean };
    /** A job ends within a week. Recipient: `userId`; `title` is in their language. */
    'job.ending': { jobId: string; userId: string; title: string; validThrough: Date };
  }
}
