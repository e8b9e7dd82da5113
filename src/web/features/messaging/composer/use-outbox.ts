import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';

import type { Message } from '#contract/messages.ts';

import type { Outboxes } from './outboxes.ts';
import type { Unsent } from './outbox.ts';
import type { Sent } from './use-draft.ts';

const NOTHING: readonly Unsent[] = [];

interface OutboxOf {
  outboxes: Outboxes;
  applicationId: string;
  /** The client's ids of what has arrived, as far as it was read. */
  arrived: ReadonlySet<string>;
  onSent: (message: Message) => void;
  onFailed: (message: Sent) => void;
}

/** The messages of an open thread that have not arrived yet, and what can be done with them. */
export function useOutbox({ outboxes, applicationId, arrived, onSent, onFailed }: OutboxOf) {
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
  // However one hears that it arrived: by the answer, by the live stream, or with a page that was read.
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
