import type { FileKind } from '#contract/files.ts';

import type { TxCtx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';

/**
 * Makes sure that a file which is about to be referred to is the actor's own and of that kind, and that it stays until
 * the transaction ends. It stands here because companies are the first, from the left, that point to files.
 * @throws Refusal INVALID on the field, the same whether the file is another's or does not exist.
 */
export async function requireOwnFile(
  { db, actor }: TxCtx,
  kind: FileKind,
  fileId: string,
  field: string,
): Promise<void> {
  const file =
    actor.kind === 'person' &&
    (await db
      .selectFrom('file')
      .select('id')
      .where('id', '=', fileId)
      .where('owner_id', '=', actor.userId)
      .where('kind', '=', kind)
      .forKeyShare()
      .executeTakeFirst());
  if (!file) throw invalidField(field, 'invalid');
}
