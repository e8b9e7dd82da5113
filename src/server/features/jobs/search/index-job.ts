import type { TxCtx } from '../../../context.ts';

/**
 * Brings what search knows of a job in agreement with the job as it is now in this transaction: there while it is
 * active and not hidden, gone otherwise. Every verb that changes a job calls it last.
 */
export async function indexJob(_tx: TxCtx, _jobId: string): Promise<void> {}
