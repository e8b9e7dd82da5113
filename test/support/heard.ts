import { expect } from 'vitest';

import { newId } from '#server/platform/id.ts';

import type { TestApp } from './app.ts';

/** The topics invalidated during the work, in order. */
export async function heard(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const topics: string[] = [];
  app.changes.listen((changed) => topics.push(...(changed ?? [])));
  // Invalidations arrive in commit order: after this one, no earlier one is pending.
  const catchUp = async () => {
    const mark = newId();
    await app.base.db.transaction().execute((tx) => app.base.transactional.invalidate(tx, [mark]));
    await expect.poll(() => topics).toContain(mark);
    return topics.splice(0).filter((topic) => topic !== mark);
  };
  await catchUp();
  await work();
  return catchUp();
}
