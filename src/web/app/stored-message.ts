import { hasFields } from './has-fields.ts';
import { readId } from './list-params.ts';
import { findValue, storeValue } from './stored-draft.ts';

/** A draft (specification, section 3). */
export interface StoredMessage {
  content: string;
  subject: string;
  /** The id that this text was sent with, until it has arrived. */
  clientId?: string;
}

function read(stored: unknown): StoredMessage | undefined {
  if (!hasFields(stored, { content: 'string', subject: 'string', timestamp: 'number' })) return undefined;
  const { content, subject } = stored;
  const clientId = 'clientId' in stored && typeof stored.clientId === 'string' ? readId(stored.clientId) : undefined;
  return { content, subject, clientId };
}

const keyOf = (userId: string, applicationId: string) => `parlance.message.${userId}.${applicationId}`;

export function storedMessage(userId: string, applicationId: string) {
  const key = keyOf(userId, applicationId);
  const find = (): StoredMessage | undefined => read(findValue(key));
  return {
    find,
    store: (draft: StoredMessage) => storeValue(key, draft.content.trim() === '' ? undefined : draft),
    /** Subscribes to changes by other tabs. Returns the unsubscribe function. */
    hear(onStored: (draft: StoredMessage) => void): () => void {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key || event.newValue === null) return;
        const stored = read(JSON.parse(event.newValue));
        if (stored) onStored(stored);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
    /** Removes the draft of a message that has arrived; keeps text typed since. */
    forgetArrived(clientIds: ReadonlySet<string>): void {
      const clientId = find()?.clientId;
      if (clientId !== undefined && clientIds.has(clientId)) storeValue(key, undefined);
    },
  };
}
