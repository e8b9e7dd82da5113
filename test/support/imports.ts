import type { CandidateImportOptions } from '#contract/candidates/candidate-imports.ts';
import type { ImportKindName } from '#contract/imports/import-choices.ts';
import type { ImportOptions } from '#contract/imports/imports.ts';
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

export const candidateImportOptions: CandidateImportOptions = { source: 'a fair', locale: 'en', toldOn: null };

/** An import of one row, which contains its id. */
export async function insertImport(
  { base: { db } }: TestApp,
  { companyId, userId }: { companyId: string; userId: string },
  status: 'ready' | 'applied',
  kind: ImportKindName = 'jobs',
): Promise<{ id: string; importId: string; mark: string }> {
  const importId = newId();
  await db
    .insertInto('job_import')
    .values({
      id: importId,
      company_id: companyId,
      created_by: userId,
      kind,
      name: 'jobs.csv',
      status,
      columns: JSON.stringify([{ name: 'title', sample: '' }]),
      mapping: JSON.stringify(['title']),
      options: JSON.stringify(kind === 'jobs' ? importOptions : candidateImportOptions),
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

/** Replaces the company's schedule. Its host identifies it. */
export async function insertSchedule(
  { base: { db } }: TestApp,
  { companyId, userId }: { companyId: string; userId: string },
  status: 'active' | 'paused',
): Promise<{ id: string; mark: string }> {
  const host = `${newId()}.invalid`;
  await db.deleteFrom('import_schedule').where('company_id', '=', companyId).execute();
  await db
    .insertInto('import_schedule')
    .values({
      company_id: companyId,
      set_by: userId,
      address: `https://${host}/jobs.csv`,
      every_hours: 24,
      fields: JSON.stringify({ title: 'title' }),
      options: JSON.stringify(importOptions),
      status,
      due_at: new Date(Date.now() + 86_400_000),
      created_at: new Date(),
    })
    .execute();
  return { id: companyId, mark: host };
}
