import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { activeMembers } from '../companies/members.ts';
import './table.ts';

/** The members of its company who see the application and can sign in. */
export const findMembersSeeing = ({ db }: Ctx, applicationId: string): Promise<{ userId: string; name: string }[]> =>
  db
    .selectFrom('application')
    .innerJoin('user_account as account', (join) =>
      join.on(
        sql<boolean>`account.id = any(${activeMembers(sql.ref('application.company_id'), sql.ref('application.job_id'))})`,
      ),
    )
    .select(['account.id as userId', 'account.name'])
    .where('application.id', '=', applicationId)
    .orderBy('account.name')
    .orderBy('account.id')
    .execute();
