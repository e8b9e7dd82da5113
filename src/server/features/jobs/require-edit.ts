import type { Ctx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { can, memberRole, visibleTo } from './access.ts';
import './table.ts';

/**
 * Takes no lock; changes use `lockOwnJob`.
 * @throws Refusal NOT_FOUND, FORBIDDEN for readers of the job who may not edit it.
 */
export async function requireEdit({ db, actor }: Ctx, id: string): Promise<void> {
  const job = await db
    .selectFrom('job')
    .select(['status', 'hidden_at', 'hidden_for', memberRole(actor).as('member_role')])
    .where('id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!job) throw notFound();
  if (!can(actor, job).edit) throw new Refusal('FORBIDDEN');
}
