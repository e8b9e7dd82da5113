import type { Message } from '#contract/messaging/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemText } from '#web/app/problem.ts';
import { findDraft, storeDraft } from '#web/app/stored-draft.ts';
import { storedMessage } from '#web/app/stored-message.ts';
import { closeToast, showToast } from '#web/ui/toast.tsx';

import { Outbox } from './outbox.ts';
import type { Sent } from './use-draft.ts';

/** Milliseconds after which an answer counts as lost. */
const LOST = 20_000;

interface OutboxListener {
  onSent: (message: Message) => void;
  onFailed: (message: Sent) => void;
}

export class Outboxes {
  readonly #userId: string;
  readonly #boxes = new Map<string, Outbox>();
  readonly #listeners = new Map<string, OutboxListener>();

  constructor(userId: string) {
    this.#userId = userId;
  }

  of(applicationId: string): Outbox {
    const known = this.#boxes.get(applicationId);
    if (known) return known;
    const key = `parlance.unsent.${this.#userId}.${applicationId}`;
    const box = new Outbox({
      send: ({ clientId, content, attachments }) =>
        api.messages.send(
          { id: applicationId, clientId, content, attachmentIds: attachments.map(({ id }) => id) },
          { signal: AbortSignal.timeout(LOST) },
        ),
      onSent: (message) => {
        closeToast(key);
        storedMessage(this.#userId, applicationId).forgetArrived(new Set([message.clientId]));
        this.#listeners.get(applicationId)?.onSent(message);
      },
      onFailed: (message, problem) => {
        this.#listeners.get(applicationId)?.onFailed(message);
        showToast({
          action: key,
          variant: 'destructive',
          title: m.messages_send_failed(),
          description: problemText(problem),
        });
      },
      storeUnsent: (text) => storeDraft(key, text),
      findUnsent: () => findDraft(key),
    });
    this.#boxes.set(applicationId, box);
    return box;
  }

  /** Subscribes to the messages of an open thread. Returns the unsubscribe function. */
  hear(applicationId: string, listener: OutboxListener): () => void {
    this.#listeners.set(applicationId, listener);
    return () => this.#listeners.delete(applicationId);
  }
}
