import { expect } from 'vitest';

import { newId } from '#server/platform/id.ts';

import type { TestApp } from './app.ts';

/** The topics that are announced while the work is done, in their order. */
export async function heard(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const topics: string[] = [];
  app.changes.listen((changed) => topics.push(...(changed ?? [])));
  await work();
  // What is announced later arrives later: after this one, nothing of the work is still under way.
  const last = newId();
  await app.base.db.transaction().execute((tx) => app.base.announce(tx, [last]));
  await expect.poll(() => topics).toContain(last);
  return topics.filter((topic) => topic !== last);
}
