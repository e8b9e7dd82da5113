import { inTransaction, type Ctx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import './table.ts';
import { sendUnread } from './send-unread.ts';
import { readUnread } from './unread.ts';

export async function markRead(ctx: Ctx, input: { ids: string[] } | { all: true }): Promise<{ unread: number }> {
  const { userId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('notification')
      .set({ read_at: tx.clock.now() })
      .where('id', 'in', (of) => {
        // Locked in the order of their ids, so that two tabs cannot deadlock.
        const unread = of
          .selectFrom('notification')
          .select('id')
          .where('user_id', '=', userId)
          .where('read_at', 'is', null)
          .orderBy('id')
          .forNoKeyUpdate();
        return 'ids' in input ? unread.where('id', 'in', input.ids) : unread;
      })
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await sendUnread(tx, userId);
    return { unread: (await readUnread(tx, userId)).notifications };
  });
}
