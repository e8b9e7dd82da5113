import type { Consultant } from '#contract/agency/agency.ts';
import { MEMBERS_MAX } from '#contract/limits.ts';

import { userIdOf } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { RECRUITING } from '../companies/memberships.ts';
import { requireAgency } from './access.ts';
import './table.ts';

/** @throws Refusal NOT_FOUND */
export async function listConsultants(ctx: Ctx): Promise<Consultant[]> {
  const agencyId = await requireAgency(ctx);
  const rows = await consultantsOf(ctx, agencyId)
    .select(['member.user_id', 'account.name'])
    .orderBy('account.name')
    .orderBy('member.user_id')
    .limit(MEMBERS_MAX)
    .execute();
  return rows.map(({ user_id: userId, name }) => ({ userId, name, isSelf: userId === userIdOf(ctx) }));
}

/** @throws Refusal INVALID for the field `userId` */
export async function requireConsultant(tx: TxCtx, agencyId: string, userId: string): Promise<void> {
  const found = await consultantsOf(tx, agencyId)
    .select('member.user_id')
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  if (!found) throw invalidField('userId', 'invalid');
}

const consultantsOf = ({ db }: Pick<Ctx, 'db'>, agencyId: string) =>
  db
    .selectFrom('company_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .where('member.company_id', '=', agencyId)
    .where('member.role', 'in', [...RECRUITING]);
