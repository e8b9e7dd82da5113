import type { LiveEvent } from '#contract/live-events.ts';

import type { TxCtx } from '../../context.ts';
import { addLiveEvent, type EventAbout } from '../../platform/live/events.ts';

/** Puts an event into the streams of these people, in the transaction of what caused it. `about`: whose words it holds. */
export const publishLive = (
  tx: TxCtx,
  userIds: readonly string[],
  event: LiveEvent,
  about: EventAbout,
): Promise<void> => addLiveEvent(tx.db, userIds, event, about);
