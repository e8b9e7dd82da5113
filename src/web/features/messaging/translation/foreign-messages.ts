import type { Message, MessageSide, Thread } from '#contract/messaging/messages.ts';

/** A message in another language than the reader's. */
export interface ForeignMessage {
  id: string;
  content: string;
  /** ISO 639-1. */
  from: string;
}

/**
 * The messages in another language, the newest first. A message that is too short to detect counts as written in the
 * language of its side's others, or in the applicant's language if it is the applicant's.
 */
export function foreignMessages(
  messages: readonly Message[],
  { applicant }: Pick<Thread, 'applicant'>,
  locale: string,
): ForeignMessage[] {
  const usual: Record<MessageSide, string | null> = {
    applicant: usualOf(messages, 'applicant') ?? applicant.locale,
    employer: usualOf(messages, 'employer'),
  };
  return messages.toReversed().flatMap(({ id, content, language, sender }) => {
    const from = language ?? usual[sender.side];
    return content === '' || from === null || from === locale ? [] : [{ id, content, from }];
  });
}

function usualOf(messages: readonly Message[], side: MessageSide): string | null {
  const counts = new Map<string, number>();
  for (const { language, sender } of messages)
    if (sender.side === side && language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
