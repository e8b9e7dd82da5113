import { sql } from 'kysely';

import type { ImportNote, ImportOptions } from '#contract/imports.ts';
import type { JobInput } from '#contract/job-fields.ts';
import type { EditableJob } from '#contract/job-views.ts';
import { type Locale, locales } from '#contract/locales.ts';

import { inTransaction, type TxCtx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { closeJob } from '../jobs/close.ts';
import { createJob } from '../jobs/create.ts';
import { readEditable } from '../jobs/editable.ts';
import { publishJob } from '../jobs/publish.ts';
import { renewJob } from '../jobs/renew.ts';
import { indexTogether } from '../jobs/search/index-job.ts';
import { updateJob } from '../jobs/update.ts';
import { finishRow, nextRows, type WaitingRow, within } from './rows.ts';
import { endApplied } from './schedules/runs.ts';
import type { JobBefore } from './table.ts';
import { type ActingCtx, lockAt } from './under-way.ts';

interface Applying {
  companyId: string;
  options: ImportOptions;
}

/** Applies the next rows by the commands of jobs, as whoever started it; whether there is more to do. */
export async function applyRows(ctx: ActingCtx, importId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const found = await lockAt(tx, importId, 'applying');
    if (!found) return false;
    const rows = await nextRows(tx, importId, 'asc');
    const applying = { companyId: found.company_id, options: found.options };
    await indexTogether(tx, async () => {
      for (const row of rows) await applyRow(tx, row, applying);
    });
    const isOver = rows.length === 0;
    const change = isOver
      ? { status: 'applied' as const, applied_at: tx.clock.now() }
      : { done: sql<number>`done + ${rows.length}` };
    await tx.db.updateTable('job_import').set(change).where('id', '=', importId).execute();
    if (isOver) await endApplied(tx, importId);
    return !isOver;
  });
}

/** What refuses it is said, and leaves everything as it was. */
async function applyRow(tx: TxCtx, row: WaitingRow, applying: Applying): Promise<void> {
  const result = await within(tx, () => doRow(tx, row, applying));
  if (result instanceof Refusal) {
    await finishRow(tx, row, { outcome: 'kept', note: { code: codeOf(result), field: null, value: null } });
    return;
  }
  const { note, ...rest } = result;
  await finishRow(tx, row, { outcome: 'done', note, ...rest });
}

const codeOf = ({ details, code }: Refusal): ImportNote['code'] => {
  if (details.reason === 'undecided_applications') return 'undecided';
  return code === 'TOO_MANY_REQUESTS' ? 'publish_limit' : 'refused';
};

interface Applied {
  jobId: string;
  before?: JobBefore;
  note?: ImportNote;
}

async function doRow(tx: TxCtx, row: WaitingRow, applying: Applying): Promise<Applied> {
  const { action, job_id: jobId, input, reference, digest } = row;
  if (action === 'create') return createOne(tx, row, applying);
  if (!jobId || (!input && action !== 'close')) throw new Refusal('NOT_FOUND');
  const before = await readBefore(tx, jobId);
  if (action === 'close') await closeJob(tx, { id: jobId, reason: 'other' });
  else if (action === 'publish') await publishJob(tx, { id: jobId });
  else await changeOne(tx, row, { id: jobId, before, isReopened: action === 'reopen', ...applying });
  await tx.db
    .updateTable('imported_job')
    .set({ is_gone: action === 'close', ...(digest !== null && { digest }) })
    .where('company_id', '=', applying.companyId)
    .where('reference', '=', reference)
    .execute();
  return { jobId, before };
}

/** Published where everything needed is there; beyond the limit of publications, it stays a draft. */
async function createOne(
  tx: TxCtx,
  { input, reference, digest, is_complete: isComplete }: WaitingRow,
  { companyId, options }: Applying,
): Promise<Applied> {
  const jobId = await createJob(tx, input ?? {}, companyId);
  const inserted = await tx.db
    .insertInto('imported_job')
    .values({ company_id: companyId, reference, job_id: jobId, digest: digest ?? '' })
    .onConflict((conflict) => conflict.columns(['company_id', 'reference']).doNothing())
    .returning('job_id')
    .executeTakeFirst();
  // Another import was faster.
  if (!inserted) throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
  const refused = options.publish && isComplete && (await within(tx, () => publishJob(tx, { id: jobId })));
  if (!(refused instanceof Refusal)) return { jobId };
  return { jobId, note: { code: codeOf(refused), field: null, value: null } };
}

/** What the file does not say stays as it is, such as a field that was filled in by hand; an empty cell may clear. */
async function changeOne(
  tx: TxCtx,
  { input, defaulted }: WaitingRow,
  { id, before, isReopened, options }: { id: string; before: JobBefore; isReopened: boolean; options: ImportOptions },
): Promise<void> {
  const { validThrough, ...said } = Object.fromEntries(
    Object.entries(input ?? {}).filter(([key]) => !defaulted.includes(key)),
  ) as Partial<JobInput>;
  const clears = (locale: Locale) => options.emptyClears && !defaulted.includes(`requirements.${locale}`);
  const translations = Object.fromEntries(
    locales.flatMap((locale) => {
      const text = said.translations?.[locale];
      const old = before.content.translations?.[locale];
      if (!text) return [];
      const filled = {
        description: text.description || (old?.description ?? ''),
        requirements: text.requirements || (clears(locale) ? '' : (old?.requirements ?? '')),
      };
      return [[locale, { ...text, ...filled }]];
    }),
  );
  await updateJob(tx, { id, ...said, translations, ...(validThrough && !isReopened && { validThrough }) });
  if (isReopened) await renewJob(tx, { id, validThrough: input?.validThrough ?? '' });
}

async function readBefore(tx: TxCtx, jobId: string): Promise<JobBefore> {
  const job = await readEditable(tx, jobId);
  const { digest, is_gone: isGone } = await tx.db
    .selectFrom('imported_job')
    .select(['digest', 'is_gone'])
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return { content: contentOf(job), digest, isGone, validThrough: job.validThrough };
}

function contentOf(job: EditableJob): Partial<JobInput> {
  const { id: _id, status: _status, version: _version, can: _can, hidden: _hidden, ...rest } = job;
  const { firstPublishedAt: _published, updatedAt: _updated, validThrough: _end, ...written } = rest;
  const translations: JobInput['translations'] = {};
  for (const locale of locales) {
    const text = job.translations[locale];
    if (text)
      translations[locale] = { title: text.title, description: text.description, requirements: text.requirements };
    // A language that comes with the import goes with it.
    else if (locale !== job.primaryLocale) translations[locale] = null;
  }
  return { ...written, translations } as Partial<JobInput>;
}
