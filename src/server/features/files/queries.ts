import type { Selectable } from 'kysely';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { visibleTo } from './access.ts';
import type { FileTable } from './table.ts';

export type FileRow = Selectable<FileTable>;

/** @throws Refusal NOT_FOUND */
export async function readFileRow(ctx: Ctx, id: string): Promise<FileRow> {
  const row = await ctx.db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', id)
    .where(visibleTo(ctx.actor))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
