import type { MessageSide } from '#contract/messages.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Somebody wrote in a thread. Its audience: both sides of it; above all `recipientId`, where somebody is there. */
    'message.sent': { applicationId: string; messageId: string; recipientId: string | null };
    /**
     * All messages up to `upTo` that the other side of `by` had sent came to `by`, or were read there. `readerIds`: whose
     * they were. Its audience: both sides.
     */
    'messages.received': {
      applicationId: string;
      by: MessageSide;
      state: 'delivered' | 'read';
      upTo: number;
      at: Date;
      readerIds: string[];
    };
  }
}
