import type { ImportKindName } from '#contract/imports/import-choices.ts';
import type { ImportOptions } from '#contract/imports/imports.ts';

import type { TxCtx } from '../../context.ts';
import { newId } from '../../platform/id.ts';
import type { ImportKind } from './kind.ts';
import './table.ts';

export const STEP = 'imports.step';

const NAME_MAX = 200;

interface NewImport {
  companyId: string;
  userId: string;
  name: string;
  content: Buffer;
  /** The choices made for the first import from the company's address; null for that import. */
  fetched?: { options: ImportOptions | null };
}

/** A task reads it. */
export async function insertImport(
  tx: TxCtx,
  kind: ImportKind,
  { companyId, userId, name, content, fetched }: NewImport,
): Promise<string> {
  const earlier = await findEarlier(tx, { kind: kind.name, companyId });
  const importId = newId();
  await tx.db
    .insertInto('job_import')
    .values({
      id: importId,
      company_id: companyId,
      kind: kind.name,
      created_by: userId,
      acting_id: userId,
      name: nameOf(name) || kind.name,
      is_fetched: fetched !== undefined,
      is_unattended: Boolean(fetched?.options),
      status: 'reading',
      content,
      options: JSON.stringify(fetched?.options ?? earlier?.options ?? kind.firstOptions(tx)),
      created_at: tx.clock.now(),
    })
    .execute();
  await tx.enqueue(STEP, { importId });
  return importId;
}

/** The fields by column and the options of the company's latest import that a user could change. */
export async function findEarlier(
  { db }: TxCtx,
  { kind, companyId }: { kind: ImportKindName; companyId: string },
): Promise<{ fields: Partial<Record<string, string | null>>; options: unknown } | undefined> {
  const found = await db
    .selectFrom('job_import')
    .select(['columns', 'mapping', 'options'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('is_unattended', '=', false)
    .where('status', 'in', ['ready', 'applying', 'applied', 'undoing', 'undone'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    found && {
      fields: Object.fromEntries(found.columns.map(({ name }, at) => [name, found.mapping[at] ?? null])),
      options: found.options,
    }
  );
}

const nameOf = (name: string): string =>
  name
    .replaceAll(/[\p{C}/\\]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX);
