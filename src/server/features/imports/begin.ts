import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import { STEP } from './new-import.ts';
import './table.ts';

export interface Chosen {
  /** Only these rows. */
  rows?: number[] | undefined;
  except?: number[] | undefined;
}

export async function beginApply(tx: TxCtx, importId: string, userId: string, { rows, except }: Chosen): Promise<void> {
  let chosen = tx.db
    .updateTable('job_import_row')
    .set({ is_waiting: true })
    .where('import_id', '=', importId)
    .where('action', 'not in', ['wrong', 'same']);
  if (rows) chosen = chosen.where('position', '=', anyOf(rows));
  if (except) chosen = chosen.where((eb) => eb.not(eb('position', '=', anyOf(except))));
  await chosen.execute();
  await begin(tx, importId, userId, 'applying');
}

const anyOf = (positions: readonly number[]) => sql<number>`any(${[...positions]}::integer[])`;

export async function begin(
  tx: TxCtx,
  importId: string,
  userId: string,
  status: 'applying' | 'undoing',
): Promise<void> {
  await tx.db
    .updateTable('job_import')
    .set({ status, problem: null, attempts: 0, done: 0, acting_id: userId })
    .where('id', '=', importId)
    .execute();
  await tx.enqueue(STEP, { importId });
}
