import type { MandateState } from '#contract/clients/client-choices.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Anything about a client or its mandates. Audience: the consultants of the agency. */
    'client.changed': { clientId: string };
    /** Audience: the consultant who looks after it from now on. */
    'client.handed_over': { clientId: string; toUserId: string };
    'mandate.changed': { mandateId: string; to: MandateState };
  }
}
