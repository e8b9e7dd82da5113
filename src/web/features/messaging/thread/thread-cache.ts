import type { LiveEvent } from '#contract/live-events.ts';
import type { Message } from '#contract/messages.ts';

/** Messages in their order, as the API gives them; `before` leads to those before them. */
export interface MessagePage {
  messages: Message[];
  before: number | null;
}

/** What a browser of one side said about the messages of the other. */
export type Receipt = Extract<LiveEvent, { type: 'receipt' }>;

/** All messages of pages of which the first has the newest, in their order. */
export const inOrder = (pages: readonly MessagePage[]): Message[] =>
  pages.toReversed().flatMap(({ messages }) => messages);

/** The place of the newest message; 0 where there is none. */
export const newestSeq = (pages: readonly MessagePage[]): number => pages[0]?.messages.at(-1)?.seq ?? 0;

/** The pages with a message that arrived; what is older than all that was read comes with its own page. */
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

/** The pages with the newest one as it was read again. Where more was missed than it has, it begins them anew. */
export function withNewest(pages: readonly MessagePage[], newest: MessagePage): readonly MessagePage[] {
  const first = newest.messages[0]?.seq ?? 1;
  if (first > newestSeq(pages) + 1) return [newest];
  return newest.messages.reduce(withMessage, pages);
}

/** The pages after a side got, or read, what the other had sent up to a place. What does not change stays the same object. */
export const withReceipt = (pages: readonly MessagePage[], receipt: Receipt): readonly MessagePage[] =>
  pages.map((page) => {
    const messages = page.messages.map((message) => received(message, receipt));
    return messages.every((message, index) => message === page.messages[index]) ? page : { ...page, messages };
  });

/** A message after a receipt. The same object where it says nothing new of it. */
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

// An event may have been sent before a receipt that came first.
const later = (known: Message, told: Message): Message => ({
  ...told,
  deliveredAt: told.deliveredAt ?? known.deliveredAt,
  readAt: told.readAt ?? known.readAt,
});
