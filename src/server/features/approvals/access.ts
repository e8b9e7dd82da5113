import { sql, type RawBuilder } from 'kysely';

import type { Ctx } from '../../context.ts';
import { isAccountInGoodStanding } from '../accounts/standing.ts';
import { RECRUITING } from '../companies/memberships.ts';
import './table.ts';

/** For statements that read `approval`: recruiters see all of their company, others those on which they decide. */
export function visibleTo({ actor }: Pick<Ctx, 'actor'>): RawBuilder<boolean> {
  if (actor.kind === 'system') return sql`true`;
  if (actor.kind !== 'person') return sql`false`;
  return sql`(
    exists (
      select from company_member as recruiter
      where recruiter.company_id = approval.company_id and recruiter.user_id = ${actor.userId}::uuid
        and recruiter.role = any(${[...RECRUITING]}::text[]))
    or exists (
      select from approval_decider as decider
      where decider.approval_id = approval.id and decider.user_id = ${actor.userId}::uuid))`;
}

/** Whether it is the user's turn; for statements that read `approval`. */
export const waitsFor = (userId: string | null): RawBuilder<boolean> => sql`(approval.state = 'pending' and exists (
  select from approval_decider as decider
  where decider.approval_id = approval.id and decider.user_id = ${userId}::uuid and decider.state = 'pending'))`;

/** As the right side of `=`: any offer on which the user decides or decided, looked up once in a statement. */
export const offersToApprove = (userId: string): RawBuilder<string> =>
  sql`any(array(
    select offer_id from approval_decider where user_id = ${userId}::uuid and offer_id is not null))`;

/** The members whose turn it is, sorted by id. While an approver is away, only their substitute. */
export async function findDeciders({ db }: Pick<Ctx, 'db'>, approvalId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('approval_decider as decider')
    .innerJoin('user_account as account', 'account.id', 'decider.user_id')
    .innerJoin('profile', 'profile.user_id', 'decider.user_id')
    .select(['decider.position', 'decider.user_id', 'decider.is_approver'])
    .where('decider.approval_id', '=', approvalId)
    .where('decider.state', '=', 'pending')
    .where('profile.role', '=', 'employer')
    .where(isAccountInGoodStanding)
    .execute();
  const isReplaced = new Set(rows.filter((row) => !row.is_approver).map(({ position }) => position));
  const asked = rows.filter((row) => !row.is_approver || !isReplaced.has(row.position));
  return [...new Set(asked.map(({ user_id: userId }) => userId))].toSorted();
}
