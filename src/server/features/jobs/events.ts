import type { ClosingAnswer } from '#contract/job-choices.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** The first publication of jobs, together where an import opens several of a company. */
    'job.published': { jobIds: string[]; companyId: string };
    /** What readers see of a published job, its status too. */
    'job.changed': { jobId: string; companyId: string };
    /** By its company, or at its end. */
    'job.closed': { jobId: string; companyId: string };
    /** An administrator hid a job. Recipients: the company's members, who read `reason`. */
    'job.hidden': { jobId: string; companyId: string; reason: string };
    /** An administrator showed a job again. Recipients: the company's members. */
    'job.restored': { jobId: string; companyId: string };
    /** Before a job closes. Subscribers give waiting applicants the answer `undecided`, or refuse. */
    'job.closing': { jobId: string; undecided: ClosingAnswer | undefined };
    /** A job ends within a week. Recipient: `userId`; `title` is in their language. */
    'job.ending': { jobId: string; userId: string; title: string; validThrough: Date };
  }
}
