import { api } from '#web/app/api-client.ts';
import { findDraft, keepDraft } from '#web/app/kept-draft.ts';
import type { Message } from '#contract/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { problemText } from '#web/app/problem.ts';
import { showToast } from '#web/ui/toast.tsx';

import { Outbox } from './outbox.ts';

/** Milliseconds after which an answer counts as lost. */
const LOST = 20_000;

/** The outboxes of a person's threads: what is on its way goes on when another thread is opened. */
export class Outboxes {
  readonly #userId: string;
  readonly #boxes = new Map<string, Outbox>();
  readonly #listeners = new Map<string, (message: Message) => void>();

  constructor(userId: string) {
    this.#userId = userId;
  }

  /** Of the thread of an application. */
  of(applicationId: string): Outbox {
    const known = this.#boxes.get(applicationId);
    if (known) return known;
    const key = `parlance.unsent.${this.#userId}.${applicationId}`;
    const box = new Outbox({
      send: ({ clientId, content, attachments }) => api.messages.send({ id: applicationId, clientId, content, attachmentIds: attachments.map(({ id }) => id) }, { signal: AbortSignal.timeout(LOST) }),
      onSent: (message) => this.#listeners.get(applicationId)?.(message),
      onFailed: (problem) => showToast({ variant: 'destructive', title: m.messages_send_failed(), description: problemText(problem) }),
      keep: (text) => keepDraft(key, text),
      find: () => findDraft(key),
    });
    this.#boxes.set(applicationId, box);
    return box;
  }

  /** Hears what was sent in a thread while it is open. Returns what ends it. */
  hear(applicationId: string, onSent: (message: Message) => void): () => void {
    this.#listeners.set(applicationId, onSent);
    return () => this.#listeners.delete(applicationId);
  }
}
