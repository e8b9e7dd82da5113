import type { ImportStatus } from '#contract/import-choices.ts';

import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import type { ImportReader } from './import-reader.ts';
import './table.ts';

export interface ImportCtx extends Ctx {
  importReader: ImportReader;
}

/** As whoever started the step. */
export type ActingCtx = ImportCtx & { actor: Person };

export type ImportUnderWay = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export const findImport = ({ db }: Ctx, importId: string) =>
  db
    .selectFrom('job_import')
    .select(['id', 'company_id', 'acting_id', 'status', 'mapping', 'options', 'rows'])
    .where('id', '=', importId)
    .executeTakeFirst();

/** Locked, if it is still at this step; of two at once, one waits for the other. */
export const lockAt = ({ db }: TxCtx, importId: string, status: ImportStatus) =>
  db
    .selectFrom('job_import')
    .select(['id', 'company_id', 'options', 'rows'])
    .where('id', '=', importId)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst();
