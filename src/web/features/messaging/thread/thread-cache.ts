import type { LiveEvent } from '#contract/live-events.ts';
import type { Message } from '#contract/messaging/messages.ts';

/** Messages in order; `before` is the cursor of earlier ones. */
export interface MessagePage {
  messages: Message[];
  before: number | null;
}

/** A side's delivery or read receipt for the other's messages. */
export type Receipt = Extract<LiveEvent, { type: 'receipt' }>;

/** The messages of all pages in order; the first page is the newest. */
export const inOrder = (pages: readonly MessagePage[]): Message[] =>
  pages.toReversed().flatMap(({ messages }) => messages);

/** The sequence number of the newest message; 0 if there is none. */
export const newestSeq = (pages: readonly MessagePage[]): number => pages[0]?.messages.at(-1)?.seq ?? 0;

/** Adds a new message; one older than all loaded ones comes with its page. */
export function withMessage(pages: readonly MessagePage[], message: Message): readonly MessagePage[] {
  const known = pages.find(({ messages }) => messages.some(({ id }) => id === message.id));
  if (known)
    return replace(
      pages,
      known,
      known.messages.map((one) => (one.id === message.id ? later(one, message) : one)),
    );
  const page = pages.find(({ messages, before }) => before === null || (messages[0]?.seq ?? 0) < message.seq);
  return page
    ? replace(
        pages,
        page,
        [...page.messages, message].sort((a, b) => a.seq - b.seq),
      )
    : pages;
}

/** Updates the newest page. If more messages were missed than it contains, the pages start over with it. */
export function withNewest(pages: readonly MessagePage[], newest: MessagePage): readonly MessagePage[] {
  const first = newest.messages[0]?.seq ?? 1;
  if (first > newestSeq(pages) + 1) return [newest];
  return newest.messages.reduce(withMessage, pages);
}

/** Applies a receipt. Unchanged objects stay the same. */
export const withReceipt = (pages: readonly MessagePage[], receipt: Receipt): readonly MessagePage[] =>
  pages.map((page) => {
    const messages = page.messages.map((message) => received(message, receipt));
    return messages.every((message, index) => message === page.messages[index]) ? page : { ...page, messages };
  });

/** Applies a receipt to a message. The same object if nothing changes. */
export function received<Sent extends Pick<Message, 'seq' | 'sender' | 'deliveredAt' | 'readAt'>>(
  message: Sent,
  { by, state, upTo, at }: Receipt,
): Sent {
  if (message.sender.side === by || message.seq > upTo) return message;
  if (state === 'delivered') return message.deliveredAt ? message : { ...message, deliveredAt: at };
  return message.readAt ? message : { ...message, deliveredAt: message.deliveredAt ?? at, readAt: at };
}

const replace = (pages: readonly MessagePage[], page: MessagePage, messages: Message[]): readonly MessagePage[] =>
  pages.map((one) => (one === page ? { ...page, messages } : one));

// An event may be older than a receipt that arrived first.
const later = (known: Message, told: Message): Message => ({
  ...told,
  deliveredAt: told.deliveredAt ?? known.deliveredAt,
  readAt: told.readAt ?? known.readAt,
});
