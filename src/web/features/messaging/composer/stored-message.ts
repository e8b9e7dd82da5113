import { z } from 'zod';

import { findValue, keepValue } from '#web/app/stored-draft.ts';

/** A message's draft as it lies in the browser (specification, section 3). */
const draftSchema = z.object({
  content: z.string(),
  subject: z.string(),
  timestamp: z.number(),
  /** The id of the message that this text was sent as, until it has arrived. */
  clientId: z.uuid().optional(),
});

export type StoredMessage = Omit<z.infer<typeof draftSchema>, 'timestamp'>;

const keyOf = (userId: string, applicationId: string) => `parlance.message.${userId}.${applicationId}`;

/** The draft of a person's next message in the thread of an application, for 24 hours. */
export function storedMessage(userId: string, applicationId: string) {
  const key = keyOf(userId, applicationId);
  const find = (): StoredMessage | undefined => draftSchema.safeParse(findValue(key)).data;
  return {
    find,
    keep: (draft: StoredMessage) => keepValue(key, draft.content.trim() === '' ? undefined : draft),
    /** Hears what another tab keeps there. Returns what ends it. */
    hear(onStored: (draft: StoredMessage) => void): () => void {
      const hearStorage = (event: StorageEvent) => {
        if (event.key !== key || event.newValue === null) return;
        const { data } = draftSchema.safeParse(JSON.parse(event.newValue));
        if (data) onStored(data);
      };
      addEventListener('storage', hearStorage);
      return () => removeEventListener('storage', hearStorage);
    },
    /** Forgets the draft of a message that has arrived; what was typed since stays. */
    forgetArrived(clientIds: ReadonlySet<string>): void {
      const clientId = find()?.clientId;
      if (clientId !== undefined && clientIds.has(clientId)) keepValue(key, undefined);
    },
  };
}
