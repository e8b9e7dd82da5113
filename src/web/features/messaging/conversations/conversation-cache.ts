import type { LiveEvent } from '#contract/live-events.ts';
import type { Conversation } from '#contract/messaging/messages.ts';

import { received, type Receipt } from '../thread/thread-cache.ts';

export interface ConversationPage {
  conversations: Conversation[];
  nextCursor: string | null;
}

type Arrival = Extract<LiveEvent, { type: 'message' }>;

/** 100 means more than 99. */
const UNREAD_MAX = 100;

export const isListed = (pages: readonly ConversationPage[], applicationId: string): boolean =>
  pages.some(({ conversations }) => conversations.some((one) => one.applicationId === applicationId));

/** The pages after a new message, with its conversation at the top. `userId` is the reader. */
export function withLast(
  pages: readonly ConversationPage[],
  { message, recipientId }: Arrival,
  userId: string,
): ConversationPage[] {
  const { applicationId } = message;
  const conversation = pages
    .flatMap(({ conversations }) => conversations)
    .find((one) => one.applicationId === applicationId);
  if (!conversation || conversation.last.seq >= message.seq) return [...pages];
  const { seq, sender, content, createdAt, deliveredAt, readAt, attachments } = message;
  const unread =
    recipientId === userId && !readAt ? Math.min(conversation.unread + 1, UNREAD_MAX) : conversation.unread;
  const moved = {
    ...conversation,
    unread,
    lastAt: createdAt,
    last: { seq, sender, content, createdAt, deliveredAt, readAt, attachments: attachments.length },
  };
  return pages.map(({ conversations, nextCursor }, index) => {
    const others = conversations.filter((one) => one !== conversation);
    return { nextCursor, conversations: index === 0 ? [moved, ...others] : others };
  });
}

/** The pages after a receipt. Messages that the reader's side read are not unread. */
export const withReceiptIn = (pages: readonly ConversationPage[], receipt: Receipt): ConversationPage[] =>
  changed(pages, receipt.applicationId, (conversation) => ({
    ...conversation,
    last: received(conversation.last, receipt),
    unread:
      receipt.by === conversation.side && receipt.state === 'read' && receipt.upTo >= conversation.last.seq
        ? 0
        : conversation.unread,
  }));

/** The pages after an application's status changed. */
export const withStatus = (
  pages: readonly ConversationPage[],
  applicationId: string,
  status: Conversation['status'],
): ConversationPage[] => changed(pages, applicationId, (conversation) => ({ ...conversation, status }));

const changed = (
  pages: readonly ConversationPage[],
  applicationId: string,
  change: (conversation: Conversation) => Conversation,
): ConversationPage[] =>
  pages.map(({ conversations, nextCursor }) => ({
    nextCursor,
    conversations: conversations.map((one) => (one.applicationId === applicationId ? change(one) : one)),
  }));
