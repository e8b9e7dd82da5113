import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { requireReceived } from './access.ts';
import './table.ts';

interface Notes {
  text: string;
  /** 0 before the first save. */
  version: number;
  updatedAt: string | null;
  /** Name of the last author; null if they left. */
  updatedBy: string | null;
}

/**
 * For the company's members only.
 * @throws Refusal NOT_FOUND
 */
export async function readNotes(ctx: Ctx, id: string): Promise<Notes> {
  await requireReceived(ctx, id);
  const row = await ctx.db
    .selectFrom('application_note as note')
    .leftJoin('profile', 'profile.user_id', 'note.updated_by')
    .select(['note.text', 'note.version', 'note.updated_at', 'profile.first_name', 'profile.last_name'])
    .where('note.application_id', '=', id)
    .executeTakeFirst();
  if (!row) return { text: '', version: 0, updatedAt: null, updatedBy: null };
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
  return { text: row.text, version: row.version, updatedAt: row.updated_at.toISOString(), updatedBy: name || null };
}

/**
 * `version` is the one that was read; without it, newer notes are overwritten.
 * @throws Refusal NOT_FOUND, CONFLICT changed_meanwhile
 */
export async function saveNotes(
  ctx: Ctx,
  { id, text, version }: { id: string; text: string; version?: number | undefined },
): Promise<Notes> {
  const { userId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await requireReceived(tx, id);
    const values = { text, updated_by: userId, updated_at: tx.clock.now() };
    await tx.db
      .insertInto('application_note')
      .values({ application_id: id, text: '', version: 0, updated_by: null })
      .onConflict((conflict) => conflict.column('application_id').doNothing())
      .execute();
    const current = await lockNotes(tx, id);
    if (version !== undefined && version !== current.version)
      throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
    if (text !== current.text)
      await tx.db
        .updateTable('application_note')
        .set({ ...values, version: current.version + 1 })
        .where('application_id', '=', id)
        .execute();
    return readNotes(tx, id);
  });
}

const lockNotes = ({ db }: TxCtx, id: string) =>
  db
    .selectFrom('application_note')
    .select(['text', 'version'])
    .where('application_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
