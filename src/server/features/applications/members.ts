import { type RawBuilder, sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { membersSeeing, possibleInterviewers } from '../companies/members.ts';
import './table.ts';

type Member = { userId: string; name: string };

const [companyId, jobId, id] = [
  sql.ref<string>('application.company_id'),
  sql.ref<string>('application.job_id'),
  sql.ref<string>('application.id'),
];

/** The members of its company who see the application and can sign in. */
export const findMembersSeeing = (ctx: Ctx, applicationId: string): Promise<Member[]> =>
  findMembers(ctx, applicationId, membersSeeing(companyId, jobId, id));

/** Members who see it, and all interviewers of the company. */
export const findPossibleInterviewers = (ctx: Ctx, applicationId: string): Promise<Member[]> =>
  findMembers(ctx, applicationId, possibleInterviewers(companyId, jobId));

const findMembers = ({ db }: Ctx, applicationId: string, ids: RawBuilder<string[]>): Promise<Member[]> =>
  db
    .selectFrom('application')
    .innerJoin('user_account as account', (join) => join.on(sql<boolean>`account.id = any(${ids})`))
    .select(['account.id as userId', 'account.name'])
    .where('application.id', '=', applicationId)
    .orderBy('account.name')
    .orderBy('account.id')
    .execute();
