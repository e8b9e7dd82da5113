import type { Person, TxCtx } from '../../context.ts';
import './table.ts';

/** Settings that the person changed stay as they are, without the name of who changed them. */
export async function eraseOwn({ db }: TxCtx, { userId }: Person): Promise<void> {
  await db.updateTable('platform_setting').set({ updated_by: null }).where('updated_by', '=', userId).execute();
}
