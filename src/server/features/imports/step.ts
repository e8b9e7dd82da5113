import type { Person } from '../../actor.ts';
import { inTransaction, type Ctx } from '../../context.ts';
import { findPerson } from '../accounts/find-person.ts';
import { can } from '../companies/access.ts';
import { findCompany } from '../companies/queries.ts';
import { applyRows } from './apply.ts';
import { checkBatch } from './check.ts';
import { STEP } from './imports.ts';
import { readContent } from './read-content.ts';
import { findImport, type ImportCtx, type ImportUnderWay } from './under-way.ts';
import { undoRows } from './undo.ts';

/** Milliseconds after which the next step is a task of its own, so that other work of the queue comes between. */
const LONGEST = 2_000;

/** Goes on with an import, a batch of rows at a time; each batch is a transaction, so repeating one is safe. */
export async function stepImport(ctx: ImportCtx, { importId }: { importId: string }): Promise<void> {
  const until = Date.now() + LONGEST;
  do if (!(await stepOnce(ctx, importId))) return;
  while (Date.now() < until);
  await inTransaction(ctx, (tx) => tx.enqueue(STEP, { importId }));
}

/** Whether there is more to do. */
async function stepOnce(ctx: ImportCtx, importId: string): Promise<boolean> {
  const found = await findImport(ctx, importId);
  if (!found) return false;
  const actor = await findMember(ctx, found);
  if (!actor) return stop(ctx, importId);
  const acting = { ...ctx, actor };
  if (found.status === 'reading') return readContent(acting, importId);
  if (found.status === 'checking') return checkBatch(acting, found);
  if (found.status === 'applying') return applyRows(acting, importId);
  return found.status === 'undoing' && undoRows(acting, importId);
}

/** Whoever started it, while they recruit for the company. */
async function findMember(ctx: Ctx, { acting_id: userId, company_id }: ImportUnderWay): Promise<Person | undefined> {
  const person = userId === null ? undefined : await findPerson(ctx, userId);
  const company = person && (await findCompany({ ...ctx, actor: person }, company_id));
  return company && person.role === 'employer' && can(person, company).edit ? person : undefined;
}

async function stop(ctx: Ctx, importId: string): Promise<false> {
  await ctx.db
    .updateTable('job_import')
    .set({ status: 'failed', problem: 'no_access', content: null })
    .where('id', '=', importId)
    .where('status', 'in', ['reading', 'checking', 'applying', 'undoing'])
    .execute();
  return false;
}
