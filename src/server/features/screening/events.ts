import type { ScreeningChange } from '#contract/screening/screening-choices.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: the consultants of the agency, and the person. */
    'screening.changed': { screeningId: string; what: ScreeningChange };
  }
}
