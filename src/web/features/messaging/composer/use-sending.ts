import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';

import type { Message, Thread } from '#contract/messaging/messages.ts';

import type { Unsent } from './outbox.ts';
import type { Outboxes } from './outboxes.ts';
import { type Sent, useDraft } from './use-draft.ts';
import { useFlash } from './use-flash.ts';

/** Milliseconds for which "Message sent successfully" is shown, as long as a toast (specification, sections 8 and 9). */
const SENT_SHOWN = 5_000;

interface SendingOf {
  userId: string;
  thread: Thread;
  outboxes: Outboxes;
  /** Messages that have arrived. */
  messages: readonly Message[];
  onSent: (message: Message) => void;
  /** Whether files are attached: a restored text would get them. */
  hasFiles: boolean;
}

/** A text is either in the field or being sent, so a changed text is never sent under the id of a failed one. */
export function useSending({ userId, thread, outboxes, messages, onSent, hasFiles }: SendingOf) {
  const { applicationId } = thread;
  const arrived = useMemo(() => new Set(messages.map(({ clientId }) => clientId)), [messages]);
  const isSending = (id: string) =>
    outboxes
      .of(applicationId)
      .snapshot()
      .some(({ clientId, state }) => clientId === id && state === 'sending');
  const draft = useDraft({ userId, thread, isSending, arrived });
  const said = useFlash(SENT_SHOWN);
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

const NOTHING: readonly Unsent[] = [];

interface OutboxOf {
  outboxes: Outboxes;
  applicationId: string;
  arrived: ReadonlySet<string>;
  onSent: (message: Message) => void;
  onFailed: (message: Sent) => void;
}

function useOutbox({ outboxes, applicationId, arrived, onSent, onFailed }: OutboxOf) {
  const outbox = useMemo(() => outboxes.of(applicationId), [outboxes, applicationId]);
  const all = useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => NOTHING);
  const hearSent = useEffectEvent(onSent);
  const hearFailed = useEffectEvent(onFailed);
  useEffect(
    () =>
      outboxes.hear(applicationId, {
        onSent: (message) => hearSent(message),
        onFailed: (message) => hearFailed(message),
      }),
    [outboxes, applicationId],
  );
  // By the answer, the live stream or a page of messages.
  useEffect(() => outbox.forget(arrived), [outbox, arrived]);
  const unsent = all.filter(({ clientId }) => !arrived.has(clientId));
  return {
    unsent,
    isSending: unsent.some(({ state }) => state === 'sending'),
    send: (content: string, attachments: Message['attachments'], failedId?: string) =>
      outbox.add(content, attachments, new Date(), failedId),
    retry: (clientId: string) => outbox.retry(clientId),
    discard: (clientId: string) => outbox.forget(new Set([clientId])),
  };
}
