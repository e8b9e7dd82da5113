import type { MessageSide } from '#contract/messaging/messages.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: both sides, above all `recipientId`. */
    'message.sent': { applicationId: string; messageId: string; recipientId: string | null };
    /** An administrator hid it from both sides, or showed it again. Audience: both sides. */
    'message.moderated': { applicationId: string; messageId: string };
    /** Messages up to `upTo` from the other side of `by`; `readerIds` are their addressees. Audience: both sides. */
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
