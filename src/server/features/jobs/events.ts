import type { ClosingAnswer } from '#contract/job-fields.ts';

declare module '../../facts.ts' {
  interface Facts {
    /** A job is about to be closed. Whoever knows of people who wait for an answer gives it, or refuses the closing. */
    'job.closing': { jobId: string; undecided: ClosingAnswer | undefined };
  }
}
