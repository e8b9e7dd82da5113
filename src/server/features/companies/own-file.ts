import type { FileKind } from '#contract/files/file-rules.ts';

import type { TxCtx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';

/**
 * The file stays until the transaction ends.
 * @throws Refusal INVALID on the field, both for another user's file and for one that does not exist.
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
