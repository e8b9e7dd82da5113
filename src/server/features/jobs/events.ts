import type { ClosingAnswer } from '#contract/job-fields.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** A job was published for the first time. */
    'job.published': { jobId: string; companyId: string };
    /** An administrator hid a job. Its audience: its company, which reads `reason`. */
    'job.hidden': { jobId: string; companyId: string; reason: string };
    /** A job that an administrator hid is shown again. Its audience: its company. */
    'job.restored': { jobId: string; companyId: string };
    /** A job is about to be closed. Whoever knows of people who wait for an answer gives it, or refuses the closing. */
    'job.closing': { jobId: string; undecided: ClosingAnswer | undefined };
    /** A job ends within a week. Its audience: `userId`; `title` is in their language. */
    'job.ending': { jobId: string; userId: string; title: string; validThrough: Date };
  }
}
