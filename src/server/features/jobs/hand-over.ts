import { inTransaction, type Ctx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { RECRUITING } from '../companies/memberships.ts';
import './table.ts';
import { lockOwnJob } from './to-change.ts';

/**
 * Hands the job over to a colleague.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for a person who does not recruit for its company.
 */
export async function handOverJob(ctx: Ctx, { id, userId }: { id: string; userId: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await lockOwnJob(tx, id);
    // Locked, so that they cannot leave in between.
    const colleague = await tx.db
      .selectFrom('company_member')
      .select('user_id')
      .where('company_id', '=', job.company_id)
      .where('user_id', '=', userId)
      .where('role', 'in', RECRUITING)
      .forShare()
      .executeTakeFirst();
    if (!colleague) throw new Refusal('INVALID', { fields: [{ path: 'userId', code: 'invalid' }] });
    await tx.db.updateTable('job').set({ responsible_id: userId }).where('id', '=', id).execute();
  });
}
