import { TAGS_MAX } from '#contract/limits.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import { isForCompanyOf, requireReceived } from './access.ts';
import { findScope, isInScope } from './scope.ts';
import { tagKey } from './search-keys.ts';
import './table.ts';

const KNOWN_MAX = 200;

/** @throws Refusal NOT_FOUND */
export async function readTags(ctx: Ctx, id: string): Promise<string[]> {
  await requireReceived(ctx, id);
  return findTags(ctx, id);
}

/** On applications that the actor sees. */
export async function listKnownTags(ctx: Ctx): Promise<string[]> {
  const scope = await findScope(ctx);
  if (!scope) return [];
  const rows = await ctx.db
    .selectFrom('application_tag as tag')
    .innerJoin('application', 'application.id', 'tag.application_id')
    .select('tag.name')
    .distinct()
    .where('tag.company_id', '=', scope.companyId)
    .where(isInScope(scope))
    .orderBy('tag.name')
    .limit(KNOWN_MAX)
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * Adding an existing tag, and removing a missing one, changes nothing; so two members do not undo each other's.
 * @throws Refusal NOT_FOUND, INVALID for too many
 */
export async function changeTags(
  ctx: Ctx,
  { id, add = [], remove = [] }: { id: string; add?: string[] | undefined; remove?: string[] | undefined },
): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const application = await tx.db
      .selectFrom('application')
      .select(['company_id', 'tags'])
      .where('id', '=', id)
      .where(isForCompanyOf(tx.actor))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!application) throw notFound();
    const before = await findTags(tx, id);
    const gone = new Set(remove.map(tagKey));
    // One spelling of each tag, ignoring case and accents: the first one.
    const after = [...new Map([...add, ...before.toReversed()].map((name) => [tagKey(name), name])).entries()]
      .filter(([key]) => !gone.has(key))
      .map(([, name]) => name)
      .toSorted((a, b) => a.localeCompare(b));
    if (after.length > TAGS_MAX) throw invalidField('add', 'too_big');
    await writeTags(tx, { id, companyId: application.company_id, names: after });
    const others = application.tags.filter((tag) => !tag.startsWith('tag:'));
    await tx.db
      .updateTable('application')
      .set({ tags: [...others, ...after.map(tagKey)] })
      .where('id', '=', id)
      .execute();
    return after;
  });
}

async function writeTags(
  { db }: TxCtx,
  { id, companyId, names }: { id: string; companyId: string; names: string[] },
): Promise<void> {
  await db.deleteFrom('application_tag').where('application_id', '=', id).execute();
  if (names.length === 0) return;
  await db
    .insertInto('application_tag')
    .values(names.map((name) => ({ application_id: id, company_id: companyId, name })))
    .execute();
}

async function findTags({ db }: Pick<Ctx, 'db'>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('application_tag')
    .select('name')
    .where('application_id', '=', id)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
