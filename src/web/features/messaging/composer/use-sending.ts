import { useMemo } from 'react';

import type { Message, Thread } from '#contract/messages.ts';

import type { Outboxes } from './outboxes.ts';
import { useDraft } from './use-draft.ts';
import { useFlash } from './use-flash.ts';
import { useOutbox } from './use-outbox.ts';

/** Milliseconds that "Message sent successfully" is shown, as long as a toast (specification, sections 8 and 9). */
const SAID = 5_000;

interface SendingOf {
  userId: string;
  thread: Thread;
  outboxes: Outboxes;
  /** What has arrived, as far as it was read. */
  messages: readonly Message[];
  onSent: (message: Message) => void;
  /** Whether files wait for the next message: a text that comes back would get them. */
  hasFiles: boolean;
}

/** The next message and those that have not arrived: a text is in the field or on its way (decision 0048). */
export function useSending({ userId, thread, outboxes, messages, onSent, hasFiles }: SendingOf) {
  const { applicationId } = thread;
  const arrived = useMemo(() => new Set(messages.map(({ clientId }) => clientId)), [messages]);
  const isSending = (id: string) =>
    outboxes
      .of(applicationId)
      .snapshot()
      .some(({ clientId, state }) => clientId === id && state === 'sending');
  const draft = useDraft({ userId, thread, isSending, arrived });
  const said = useFlash(SAID);
  const outbox = useOutbox({
    outboxes,
    applicationId,
    arrived,
    onSent: (message) => {
      said.start();
      onSent(message);
    },
    onFailed: (message) => {
      if (!hasFiles) draft.takeBack(message);
    },
  });
  const retry = (clientId: string) => {
    draft.sendAgain(clientId);
    outbox.retry(clientId);
  };
  return { draft, outbox: { ...outbox, retry }, wasSent: said.isOn };
}
