import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import './table.ts';

/**
 * Transfers a logo that the member uploaded to another member, preferably an owner: only a file's owner may remove it.
 * The company must be locked.
 */
export async function keepLogo({ db }: TxCtx, companyId: string, userId: string): Promise<void> {
  await db
    .updateTable('file')
    .from((eb) =>
      eb
        .selectFrom('company')
        .innerJoin('company_member as member', 'member.company_id', 'company.id')
        .select(['company.logo_file_id', 'member.user_id'])
        .where('company.id', '=', companyId)
        .where('member.user_id', '<>', userId)
        .orderBy(sql`member.role = 'owner'`, 'desc')
        .orderBy('member.created_at')
        .limit(1)
        .as('kept'),
    )
    .whereRef('file.id', '=', 'kept.logo_file_id')
    .where('file.owner_id', '=', userId)
    // Its file name comes from the person's own machine.
    .set((eb) => ({
      owner_id: eb.ref('kept.user_id'),
      name: sql<string>`'logo' || coalesce(substring(file.name from '[.][a-z]+$'), '')`,
    }))
    .execute();
}
