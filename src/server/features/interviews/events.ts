import type { InterviewEvent } from '#contract/interviews/interview-choices.ts';

/** Interviewers who were added and removed. */
export interface InterviewersChanged {
  addedIds: string[];
  removedIds: string[];
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /**
     * Audience: both sides, except the person who did it, and interviewers who were removed. `bookedAt`: the previously
     * booked time.
     */
    'interview.happened': {
      interviewId: string;
      what: InterviewEvent;
      sequence: number;
      bookedAt: string | null;
    } & InterviewersChanged;
    /** Audience: both sides. */
    'interview.due': { interviewId: string; sequence: number; minutesBefore: number };
  }
}
