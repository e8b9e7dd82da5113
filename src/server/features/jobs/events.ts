import type { ClosingAnswer } from '#contract/job-choices.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** The first publication of jobs, together where an import opens several of a company. */
    'job.published': { jobIds: string[]; companyId: string };
    /** What readers see of a published job, its status too. */
    'job.changed': { jobId: string; companyId: string };
    /** By their company, or at their end. */
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
