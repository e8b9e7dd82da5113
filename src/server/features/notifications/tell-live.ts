import type { LiveEvent } from '#contract/live-events.ts';

import type { TxCtx } from '../../context.ts';
import { addLiveEvent } from '../../platform/live/events.ts';

/** Puts an event into a person's stream, in the transaction of what caused it. */
export const tellLive = (tx: TxCtx, userId: string, event: LiveEvent): Promise<void> => addLiveEvent(tx.db, userId, event);
