import type { InterviewEvent } from '#contract/interview-choices.ts';

/** Who interviews now and did not before, and the other way round. */
export interface InterviewersChanged {
  addedIds: string[];
  removedIds: string[];
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /**
     * Audience: both sides, except the person who did it, and interviewers who were removed. `bookedAt`: the time that was
     * booked until then.
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
