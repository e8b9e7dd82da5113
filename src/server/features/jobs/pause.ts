import { inTransaction, type Ctx } from '../../context.ts';
import { changeJob, lockForTransition } from './to-change.ts';

/**
 * The term keeps running.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status
 */
export async function pauseJob(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => changeJob(tx, await lockForTransition(tx, id, 'pause'), { status: 'paused' }));
}
