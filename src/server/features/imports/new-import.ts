import type { ImportOptions } from '#contract/imports/imports.ts';

import type { Ctx, TxCtx } from '../../context.ts';
import { newId } from '../../platform/id.ts';
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
export async function insertImport(tx: TxCtx, { companyId, userId, name, content, fetched }: NewImport) {
  const habit = await tx.db
    .selectFrom('import_habit')
    .select('options')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  const importId = newId();
  await tx.db
    .insertInto('job_import')
    .values({
      id: importId,
      company_id: companyId,
      created_by: userId,
      acting_id: userId,
      name: nameOf(name),
      is_fetched: fetched !== undefined,
      is_unattended: Boolean(fetched?.options),
      status: 'reading',
      content,
      options: JSON.stringify(fetched?.options ?? habit?.options ?? firstOptions(tx)),
      created_at: tx.clock.now(),
    })
    .execute();
  await tx.enqueue(STEP, { importId });
  return importId;
}

const nameOf = (name: string): string =>
  name
    .replaceAll(/[\p{C}/\\]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX) || 'jobs';

const firstOptions = ({ locale }: Ctx): ImportOptions => ({
  publish: false,
  closeMissing: false,
  emptyClears: false,
  category: null,
  employmentType: null,
  workplace: null,
  country: null,
  currency: 'EUR',
  salaryPeriod: 'year',
  locale,
  days: 30,
});
