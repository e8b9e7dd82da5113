import type { ImportOptions } from '#contract/imports.ts';
import { newId } from '#server/platform/id.ts';

import type { TestApp } from './app.ts';

export const importOptions: ImportOptions = {
  publish: false,
  closeMissing: false,
  emptyClears: false,
  category: null,
  employmentType: null,
  workplace: null,
  country: null,
  currency: 'EUR',
  salaryPeriod: 'year',
  locale: 'en',
  days: 30,
};

/** An import of one row, which says its id. */
export async function insertImport(
  { base: { db } }: TestApp,
  { companyId, userId }: { companyId: string; userId: string },
  status: 'ready' | 'applied',
): Promise<{ id: string; importId: string; mark: string }> {
  const importId = newId();
  await db
    .insertInto('job_import')
    .values({
      id: importId,
      company_id: companyId,
      created_by: userId,
      name: 'jobs.csv',
      status,
      columns: JSON.stringify([{ name: 'title', sample: '' }]),
      mapping: JSON.stringify(['title']),
      options: JSON.stringify(importOptions),
      rows: 1,
      created_at: new Date(),
    })
    .execute();
  await db
    .insertInto('job_import_row')
    .values({ import_id: importId, position: 1, cells: JSON.stringify([importId]), title: importId, action: 'same' })
    .execute();
  return { id: companyId, importId, mark: importId };
}
