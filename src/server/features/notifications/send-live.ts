import type { LiveEvent } from '#contract/live-events.ts';

import type { TxCtx } from '../../context.ts';
import { addLiveEvent, type EventAbout } from '../../platform/live/events.ts';

/** `about`: whose words it contains. */
export const sendLive = (tx: TxCtx, userIds: readonly string[], event: LiveEvent, about: EventAbout): Promise<void> =>
  addLiveEvent(tx.db, userIds, event, about);
