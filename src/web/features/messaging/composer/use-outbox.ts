import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';

import type { Message } from '#contract/messages.ts';

import type { Outboxes } from './outboxes.ts';
import type { Unsent } from './outbox.ts';

const NOTHING: readonly Unsent[] = [];

interface OutboxOf {
  outboxes: Outboxes;
  applicationId: string;
  /** What has arrived, as far as it was read. */
  messages: readonly Message[];
  onSent: (message: Message) => void;
}

/** The messages of an open thread that have not arrived yet, and what can be done with them. */
export function useOutbox({ outboxes, applicationId, messages, onSent }: OutboxOf) {
  const outbox = useMemo(() => outboxes.of(applicationId), [outboxes, applicationId]);
  const all = useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => NOTHING);
  const arrived = useMemo(() => new Set(messages.map(({ clientId }) => clientId)), [messages]);
  const hear = useEffectEvent(onSent);
  useEffect(() => outboxes.hear(applicationId, (message) => hear(message)), [outboxes, applicationId]);
  // However one hears that it arrived: by the answer, by the live stream, or with a page that was read.
  useEffect(() => outbox.forget(arrived), [outbox, arrived]);
  const unsent = all.filter(({ clientId }) => !arrived.has(clientId));
  return {
    unsent,
    isSending: unsent.some(({ state }) => state === 'sending'),
    send: (content: string, attachments: Message['attachments']) => outbox.add(content, attachments, new Date()),
    retry: (clientId: string) => outbox.retry(clientId),
    discard: (clientId: string) => outbox.forget(new Set([clientId])),
  };
}
