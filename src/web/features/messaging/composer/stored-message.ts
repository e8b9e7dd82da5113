import { z } from 'zod';

import { findValue, storeValue } from '#web/app/stored-draft.ts';

/** A stored draft (specification, section 3). */
const draftSchema = z.object({
  content: z.string(),
  subject: z.string(),
  timestamp: z.number(),
  /** The id that this text was sent under, until it has arrived. */
  clientId: z.uuid().optional(),
});

export type StoredMessage = Omit<z.infer<typeof draftSchema>, 'timestamp'>;

const keyOf = (userId: string, applicationId: string) => `parlance.message.${userId}.${applicationId}`;

export function storedMessage(userId: string, applicationId: string) {
  const key = keyOf(userId, applicationId);
  const find = (): StoredMessage | undefined => draftSchema.safeParse(findValue(key)).data;
  return {
    find,
    store: (draft: StoredMessage) => storeValue(key, draft.content.trim() === '' ? undefined : draft),
    /** Subscribes to changes by other tabs. Returns the unsubscribe function. */
    hear(onStored: (draft: StoredMessage) => void): () => void {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key || event.newValue === null) return;
        const { data } = draftSchema.safeParse(JSON.parse(event.newValue));
        if (data) onStored(data);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
    /** Removes the draft of a message that has arrived; text typed since stays. */
    forgetArrived(clientIds: ReadonlySet<string>): void {
      const clientId = find()?.clientId;
      if (clientId !== undefined && clientIds.has(clientId)) storeValue(key, undefined);
    },
  };
}
