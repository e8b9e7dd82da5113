import { z } from 'zod';

import { attachmentSchema, type Message } from '#contract/messages.ts';
import { type Problem, problemOf } from '#web/app/problem.ts';
import { newRandomId } from '#web/app/random-id.ts';

/** What is kept of a message until it has arrived. */
const storedSchema = z.object({
  clientId: z.uuid(),
  content: z.string(),
  attachments: z.array(attachmentSchema),
  createdAt: z.iso.datetime(),
});

type Kept = z.infer<typeof storedSchema>;

/** A message that has not arrived yet. `problem` is missing for one that was found when the page was opened. */
export type Unsent = Kept & ({ state: 'sending' } | { state: 'failed'; problem?: Problem });

/** What an outbox needs: `send` fails with what the API refuses; `keep` and `find` hold a text in this browser. */
interface OutboxStore {
  send: (message: Kept) => Promise<Message>;
  onSent: (message: Message) => void;
  onFailed: (message: Kept, problem: Problem) => void;
  keep: (text: string) => void;
  find: () => string | undefined;
}

/**
 * The messages of a thread on their way. Each keeps the id that the browser gave it, so that sending it again, after
 * whatever went wrong, cannot double it; what has not arrived stays in the browser when the page goes.
 */
export class Outbox {
  #unsent: readonly Unsent[] = [];
  readonly #store: OutboxStore;
  readonly #listeners = new Set<() => void>();

  constructor(store: OutboxStore) {
    this.#store = store;
    this.#unsent = this.#kept().map((kept) => ({ ...kept, state: 'failed' }));
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): readonly Unsent[] => this.#unsent;

  /**
   * Sends a message and returns its id: a new one, or that of the message that has failed with this text. That one is
   * sent again as it was, also if it was discarded since.
   */
  add(content: string, attachments: Kept['attachments'], createdAt: Date, failedId?: string): string {
    if (failedId !== undefined && this.#unsent.some(({ clientId }) => clientId === failedId)) {
      this.retry(failedId);
      return failedId;
    }
    const message: Kept = {
      clientId: failedId ?? newRandomId(),
      content,
      attachments,
      createdAt: createdAt.toISOString(),
    };
    this.#write([...this.#kept(), message]);
    this.#publish([...this.#unsent, { ...message, state: 'sending' }]);
    void this.#send(message);
    return message.clientId;
  }

  /** Sends one again that failed. */
  retry(clientId: string): void {
    const message = this.#unsent.find((one) => one.clientId === clientId);
    if (message?.state !== 'failed') return;
    this.#change(message, { state: 'sending' });
    void this.#send(message);
  }

  /** Forgets messages: they arrived, by whatever way one hears of it, or are not wanted any more. */
  forget(clientIds: ReadonlySet<string>): void {
    if (!this.#unsent.some(({ clientId }) => clientIds.has(clientId))) return;
    this.#write(this.#kept().filter(({ clientId }) => !clientIds.has(clientId)));
    this.#publish(this.#unsent.filter(({ clientId }) => !clientIds.has(clientId)));
  }

  async #send({ clientId, content, attachments, createdAt }: Kept): Promise<void> {
    try {
      this.#store.onSent(await this.#store.send({ clientId, content, attachments, createdAt }));
      this.forget(new Set([clientId]));
    } catch (error) {
      const message = this.#unsent.find((one) => one.clientId === clientId);
      // The answer was lost, but the message itself has come back on the live stream.
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

  /** Another tab may have written there meanwhile. */
  #kept(): Kept[] {
    try {
      return z.array(storedSchema).parse(JSON.parse(this.#store.find() ?? '[]'));
    } catch {
      // What cannot be read was written by something else.
      return [];
    }
  }

  #write(kept: readonly Kept[]): void {
    this.#store.keep(kept.length > 0 ? JSON.stringify(kept) : '');
  }

  #publish(unsent: readonly Unsent[]): void {
    this.#unsent = unsent;
    for (const listener of this.#listeners) listener();
  }
}
