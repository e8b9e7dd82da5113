import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import '../../jobs/esco/table.ts';

interface NewRelease {
  files: readonly { name: string; content: Buffer }[];
  createdBy: string | null;
  createdAt: Date;
}

const NAME_MAX = 200;

/**
 * `loadRelease` reads it. Forgets the one that failed.
 * @throws Refusal CONFLICT esco_loading
 */
export async function insertRelease(tx: Tx, { files, createdBy, createdAt }: NewRelease): Promise<string> {
  await tx.deleteFrom('esco_release').where('status', '=', 'failed').execute();
  const id = newId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('esco_release')
    .values({ id, status: 'loading', problem: null, created_by: createdBy, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new Refusal('CONFLICT', { reason: 'esco_loading' });
  for (const [position, { name, content }] of files.entries())
    await tx
      .insertInto('esco_file')
      .values({ release_id: id, position, name: nameOf(name), content })
      .execute();
  return id;
}

const nameOf = (name: string): string =>
  name
    .replaceAll(/[\p{C}/\\]+/gu, ' ')
    .trim()
    .slice(-NAME_MAX);
