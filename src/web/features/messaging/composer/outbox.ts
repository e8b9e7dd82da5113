import type { Attachment, Message } from '#contract/messaging/messages.ts';
import { hasFields } from '#web/app/has-fields.ts';
import { readId } from '#web/app/list-params.ts';
import { type Problem, problemOf } from '#web/app/problem.ts';
import { newRandomId } from '#web/app/random-id.ts';

interface StoredUnsent {
  clientId: string;
  content: string;
  attachments: Attachment[];
  createdAt: string;
}

const isStored = (value: unknown): value is StoredUnsent =>
  hasFields(value, { clientId: 'string', content: 'string', createdAt: 'string' }) &&
  readId(value.clientId) !== undefined &&
  !Number.isNaN(Date.parse(value.createdAt)) &&
  'attachments' in value &&
  Array.isArray(value.attachments) &&
  value.attachments.every((file) => hasFields(file, { id: 'string', name: 'string', size: 'number', type: 'string' }));

/** `problem` is undefined for a message found when the page was opened. */
export type Unsent = StoredUnsent & ({ state: 'sending' } | { state: 'failed'; problem?: Problem });

/** `send` rejects with the API's refusal; `storeUnsent` and `findUnsent` use the browser's storage. */
interface OutboxStore {
  send: (message: StoredUnsent) => Promise<Message>;
  onSent: (message: Message) => void;
  onFailed: (message: StoredUnsent, problem: Problem) => void;
  storeUnsent: (text: string) => void;
  findUnsent: () => string | undefined;
}

/** Each message keeps its client id, so that retries cannot duplicate it, and remains stored when the page closes. */
export class Outbox {
  #unsent: readonly Unsent[] = [];
  readonly #store: OutboxStore;
  readonly #listeners = new Set<() => void>();

  constructor(store: OutboxStore) {
    this.#store = store;
    this.#unsent = this.#stored().map((stored) => ({ ...stored, state: 'failed' }));
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): readonly Unsent[] => this.#unsent;

  /** Returns the message's id. A failed message with this text is retried under its id, even if it was discarded since. */
  add(content: string, attachments: StoredUnsent['attachments'], createdAt: Date, failedId?: string): string {
    if (failedId !== undefined && this.#unsent.some(({ clientId }) => clientId === failedId)) {
      this.retry(failedId);
      return failedId;
    }
    const message: StoredUnsent = {
      clientId: failedId ?? newRandomId(),
      content,
      attachments,
      createdAt: createdAt.toISOString(),
    };
    this.#write([...this.#stored(), message]);
    this.#publish([...this.#unsent, { ...message, state: 'sending' }]);
    void this.#send(message);
    return message.clientId;
  }

  retry(clientId: string): void {
    const message = this.#unsent.find((one) => one.clientId === clientId);
    if (message?.state !== 'failed') return;
    this.#change(message, { state: 'sending' });
    void this.#send(message);
  }

  /** Removes messages that have arrived or were discarded. */
  forget(clientIds: ReadonlySet<string>): void {
    if (!this.#unsent.some(({ clientId }) => clientIds.has(clientId))) return;
    this.#write(this.#stored().filter(({ clientId }) => !clientIds.has(clientId)));
    this.#publish(this.#unsent.filter(({ clientId }) => !clientIds.has(clientId)));
  }

  async #send({ clientId, content, attachments, createdAt }: StoredUnsent): Promise<void> {
    try {
      this.#store.onSent(await this.#store.send({ clientId, content, attachments, createdAt }));
      this.forget(new Set([clientId]));
    } catch (error) {
      const message = this.#unsent.find((one) => one.clientId === clientId);
      // The answer was lost, but the live stream delivered the message.
      if (!message) return;
      const problem = problemOf(error);
      this.#change(message, { state: 'failed', problem });
      this.#store.onFailed({ clientId, content, attachments, createdAt }, problem);
    }
  }

  #change(message: Unsent, state: { state: 'sending' } | { state: 'failed'; problem: Problem }): void {
    const { clientId, content, attachments, createdAt } = message;
    this.#publish(
      this.#unsent.map((one) => (one === message ? { clientId, content, attachments, createdAt, ...state } : one)),
    );
  }

  /** Read each time: another tab may have changed it. */
  #stored(): StoredUnsent[] {
    try {
      const stored: unknown = JSON.parse(this.#store.findUnsent() ?? '[]');
      return Array.isArray(stored) ? stored.filter(isStored) : [];
    } catch {
      // Unreadable: other code wrote it.
      return [];
    }
  }

  #write(stored: readonly StoredUnsent[]): void {
    this.#store.storeUnsent(stored.length > 0 ? JSON.stringify(stored) : '');
  }

  #publish(unsent: readonly Unsent[]): void {
    this.#unsent = unsent;
    for (const listener of this.#listeners) listener();
  }
}
