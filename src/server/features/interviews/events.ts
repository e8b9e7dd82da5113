import type { InterviewEvent } from '#contract/interview-choices.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: both sides, except the person who did it. `bookedAt`: the time that was booked until then. */
    'interview.happened': { interviewId: string; what: InterviewEvent; sequence: number; bookedAt: string | null };
    /** Audience: both sides. */
    'interview.due': { interviewId: string; sequence: number; minutesBefore: number };
  }
}
