import { setTimeout as sleep } from 'node:timers/promises';

import { allHeard, type Listener } from '../streams.ts';
import type { World } from '../world.ts';

/** Milliseconds; a stream polls every two seconds. */
const PATIENCE = 6_000;
const PAUSE = 20;

/** Each follower receives everything once and in order, wherever it was written and however often they reconnected. */
export async function brokenInStreams(world: World): Promise<string[]> {
  const found = await Promise.all(world.listeners.map(async (listener) => broken(world, listener)));
  return found.flat();
}

async function broken({ site: { db } }: World, listener: Listener): Promise<string[]> {
  const { person, since } = listener;
  const stored = await db
    .selectFrom('live_event')
    .select('seq')
    .where('user_id', '=', person.userId)
    .where('seq', '>', since)
    .orderBy('seq')
    .execute();
  const last = stored.at(-1)?.seq ?? since;
  for (let waited = 0; waited < PATIENCE && Number(listener.reader.lastId()) < last; waited += PAUSE)
    await sleep(PAUSE);
  const heard = allHeard(listener).map(({ seq }) => seq);
  const expected = stored.map(({ seq }) => seq);
  return heard.join() === expected.join()
    ? []
    : [`a live stream told ${heard.join()} instead of ${expected.join()} to a ${person.role}`];
}
