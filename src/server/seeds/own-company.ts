import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';

import type { TxCtx } from '../context.ts';
import '../features/companies/table.ts';

interface DemoCompany {
  id: string;
  /** The first member with a role. */
  memberAs: (role: CompanyMemberRole) => { id: string; name: string } | undefined;
}

/** The company that the person owns, with its members. */
export async function findOwnedCompany({ db }: Pick<TxCtx, 'db'>, ownerId: string): Promise<DemoCompany> {
  const members = await db
    .selectFrom('company_member as own')
    .innerJoin('company_member as member', 'member.company_id', 'own.company_id')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .select(['own.company_id', 'account.id', 'account.name', 'member.role'])
    .where('own.user_id', '=', ownerId)
    .where('own.role', '=', 'owner')
    .orderBy('member.created_at')
    .execute();
  const [first] = members;
  if (!first) throw new Error('The person owns no company.');
  return { id: first.company_id, memberAs: (role) => members.find((member) => member.role === role) };
}
