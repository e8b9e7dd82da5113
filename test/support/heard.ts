import { expect } from 'vitest';

import { newId } from '#server/platform/id.ts';

import type { TestApp } from './app.ts';

/** The topics that are announced while the work is done, in their order. */
export async function heard(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const topics: string[] = [];
  app.changes.listen((changed) => topics.push(...(changed ?? [])));
  // Announcements arrive in the order of their commits: after this one, nothing of what came before is under way.
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
