import { sql } from 'kysely';

import { CANDIDATE_LISTS_MAX } from '#contract/candidates/candidate-choices.ts';
import type { CandidateList } from '#contract/candidates/candidate-lists.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { currentCompanyOf, recruits, roleIn } from '../companies/memberships.ts';
import '../companies/table.ts';
import { isInSight, stayingId, visibleTo } from './access.ts';
import './table.ts';

/** Of the current company, by name. */
export async function listLists(ctx: Ctx): Promise<CandidateList[]> {
  const company = await findCompany(ctx);
  if (!company || company.role === 'reader' || company.role === 'interviewer') return [];
  return listsOf(ctx, company.id);
}

const listsOf = (ctx: Ctx, companyId: string): Promise<CandidateList[]> =>
  ctx.db
    .selectFrom('candidate_list as list')
    .select(['list.id', 'list.name'])
    .select(({ selectFrom }) =>
      selectFrom('candidate')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('candidate.joined_into', 'is', null)
        .where('candidate.company_id', '=', companyId)
        .where(
          sql<boolean>`candidate.id in (
          select ${stayingId('one')} from candidate_list_entry as entry join candidate as one on one.id = entry.candidate_id
          where entry.list_id = list.id)`,
        )
        .where(visibleTo(ctx.actor))
        .where(isInSight)
        .$castTo<{ count: number }>()
        .as('count'),
    )
    .where('list.company_id', '=', companyId)
    .orderBy(sql`lower(list.name)`)
    .limit(CANDIDATE_LISTS_MAX)
    .$castTo<CandidateList>()
    .execute();

/** @throws Refusal NOT_FOUND, CONFLICT list_exists, INVALID for too many */
export async function createList(ctx: Ctx, { name }: { name: string }): Promise<CandidateList[]> {
  return changing(ctx, async (tx, companyId) => {
    const names = await tx.db.selectFrom('candidate_list').select('name').where('company_id', '=', companyId).execute();
    if (names.length >= CANDIDATE_LISTS_MAX) throw invalidField('name', 'too_big');
    if (names.some((one) => one.name === name)) throw taken();
    await tx.db
      .insertInto('candidate_list')
      .values({ id: newId(), company_id: companyId, name, created_by: userIdOf(tx), created_at: tx.clock.now() })
      .execute();
  });
}

/** @throws Refusal NOT_FOUND, CONFLICT list_exists */
export async function renameList(ctx: Ctx, { id, name }: { id: string; name: string }): Promise<CandidateList[]> {
  return changing(ctx, async (tx, companyId) => {
    await requireList(tx, companyId, id);
    const { db } = tx;
    const same = db
      .selectFrom('candidate_list')
      .select('id')
      .where('company_id', '=', companyId)
      .where('name', '=', name);
    if (await same.where('id', '<>', id).executeTakeFirst()) throw taken();
    await db.updateTable('candidate_list').set({ name }).where('id', '=', id).execute();
  });
}

/** @throws Refusal NOT_FOUND */
export async function removeList(ctx: Ctx, id: string): Promise<CandidateList[]> {
  return changing(ctx, async (tx, companyId) => {
    await requireList(tx, companyId, id);
    await tx.db.deleteFrom('candidate_list').where('id', '=', id).execute();
  });
}

interface Entries {
  id: string;
  candidateIds: string[];
}

/** @throws Refusal NOT_FOUND */
export async function putOnList(ctx: Ctx, { id, candidateIds }: Entries): Promise<CandidateList[]> {
  return changing(ctx, async (tx, companyId) => {
    await requireList(tx, companyId, id);
    const ids = [...new Set(candidateIds)];
    const known = await tx.db
      .selectFrom('candidate')
      .select('id')
      .where('id', 'in', ids)
      .where('company_id', '=', companyId)
      .where(isInSight)
      .execute();
    if (known.length < ids.length) throw notFound();
    await tx.db
      .insertInto('candidate_list_entry')
      .values(ids.map((one) => ({ list_id: id, candidate_id: one, added_at: tx.clock.now() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/**
 * With those who were joined.
 * @throws Refusal NOT_FOUND
 */
export async function takeOffList(ctx: Ctx, { id, candidateIds }: Entries): Promise<CandidateList[]> {
  return changing(ctx, async (tx, companyId) => {
    await requireList(tx, companyId, id);
    for (const candidateId of candidateIds)
      await tx.db
        .deleteFrom('candidate_list_entry')
        .where('list_id', '=', id)
        .where(
          sql<boolean>`candidate_id in (select one.id from candidate as one where ${stayingId('one')} = ${candidateId})`,
        )
        .execute();
  });
}

const taken = () => new Refusal('CONFLICT', { reason: 'list_exists' });

async function findCompany({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  return db
    .selectFrom('company')
    .select(['company.id', roleIn(actor, sql.ref('company.id')).as('role')])
    .where('company.id', '=', currentCompanyOf(actor))
    .executeTakeFirst();
}

/** One change at a time for a company, which its number of lists and their names need. */
async function changing(ctx: Ctx, change: (tx: TxCtx, companyId: string) => Promise<void>): Promise<CandidateList[]> {
  return inTransaction(ctx, async (tx) => {
    const company = await findCompany(tx);
    if (!company || !recruits(company.role)) throw notFound();
    await tx.db.selectFrom('company').select('id').where('id', '=', company.id).forNoKeyUpdate().execute();
    await change(tx, company.id);
    return listsOf(tx, company.id);
  });
}

async function requireList({ db }: TxCtx, companyId: string, id: string): Promise<void> {
  await db
    .selectFrom('candidate_list')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow(notFound);
}
