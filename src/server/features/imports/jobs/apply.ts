import type { ImportField } from '#contract/imports/import-choices.ts';
import type { ImportNote } from '#contract/imports/import-procedures.ts';
import type { ImportOptions } from '#contract/imports/imports.ts';
import type { JobInput } from '#contract/jobs/job-fields.ts';
import { type Locale, locales } from '#contract/locales.ts';

import type { TxCtx } from '../../../context.ts';
import { within } from '../../../platform/db/within.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { closeJob } from '../../jobs/close.ts';
import { createJobs } from '../../jobs/create.ts';
import { readEditable, type StoredJob } from '../../jobs/editable.ts';
import { publishDrafts, publishJob } from '../../jobs/publish.ts';
import { renewJob } from '../../jobs/renew.ts';
import { indexTogether } from '../../jobs/search/index-job.ts';
import { updateJob } from '../../jobs/update.ts';
import type { FinishedRow, ImportUnderWay, WaitingRow } from '../kind.ts';

export interface JobBefore {
  content: Partial<JobInput>;
  /** Hash of the row that was applied before. */
  digest: string;
  isGone: boolean;
  validThrough: string | null;
}

export type JobRow = WaitingRow<Partial<JobInput>, JobBefore>;

type Applying = Pick<ImportUnderWay<ImportField, ImportOptions>, 'companyId' | 'options'>;

export const applyJobs = (tx: TxCtx, applying: Applying, rows: readonly JobRow[]): Promise<FinishedRow[]> =>
  indexTogether(tx, () => applyAll(tx, rows, applying));

/** New jobs together; if one of them is refused, each separately. */
async function applyAll(tx: TxCtx, rows: readonly JobRow[], applying: Applying): Promise<FinishedRow[]> {
  const fresh = rows.filter(({ action }) => action === 'create');
  const created = fresh.length > 1 && (await within(tx, () => createRows(tx, fresh, applying)));
  const isDone = created && !(created instanceof Refusal);
  const finished = isDone ? created : [];
  for (const row of rows) if (!isDone || row.action !== 'create') finished.push(await applyRow(tx, row, applying));
  return finished;
}

/** Records the refusal, and leaves everything unchanged. */
async function applyRow(tx: TxCtx, row: JobRow, applying: Applying): Promise<FinishedRow> {
  const result = await within(tx, () => doRow(tx, row, applying));
  if (!(result instanceof Refusal)) return result;
  return { position: row.position, outcome: 'kept', note: noteOf(result) };
}

const noteOf = (refusal: Refusal): ImportNote => ({ code: codeOf(refusal), field: null, value: null });

const codeOf = ({ details, code }: Refusal): ImportNote['code'] => {
  if (details.reason === 'undecided_applications') return 'undecided';
  if (details.reason === 'approval_needed') return 'approval_needed';
  return code === 'TOO_MANY_REQUESTS' ? 'publish_limit' : 'refused';
};

async function doRow(tx: TxCtx, row: JobRow, applying: Applying): Promise<FinishedRow> {
  const { action, job_id: jobId, input, reference, digest, position } = row;
  if (action === 'create') {
    const [created] = await createRows(tx, [row], applying);
    if (created) return created;
  }
  if (!jobId || (!input && action !== 'close')) throw new Refusal('NOT_FOUND');
  const before = await readBefore(tx, jobId);
  if (action === 'close') await closeJob(tx, { id: jobId, reason: 'other' });
  else if (action === 'publish') await publishJob(tx, { id: jobId });
  else await changeOne(tx, row, { id: jobId, before, isReopened: action === 'reopen', options: applying.options });
  await tx.db
    .updateTable('imported_job')
    .set({ is_gone: action === 'close', ...(digest !== null && { digest }) })
    .where('company_id', '=', applying.companyId)
    .where('reference', '=', reference)
    .execute();
  return { position, outcome: 'done', jobId, before };
}

/** Published if it is complete. A refusal of one of several refuses all; a single one stays a draft. */
async function createRows(
  tx: TxCtx,
  rows: readonly JobRow[],
  { companyId, options }: Applying,
): Promise<FinishedRow[]> {
  const inputs = rows.map(({ input }) => input ?? {});
  const jobIds = await createJobs(tx, inputs, companyId);
  const created = rows.map((row, at) => ({ ...row, jobId: jobIds[at] ?? '' }));
  const inserted = await tx.db
    .insertInto('imported_job')
    .values(
      created.map(({ reference, jobId, digest }) => ({
        company_id: companyId,
        reference,
        job_id: jobId,
        digest: digest ?? '',
      })),
    )
    .onConflict((conflict) => conflict.columns(['company_id', 'reference']).doNothing())
    .returning('job_id')
    .execute();
  // Another import was faster.
  if (inserted.length < rows.length) throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
  const complete = created.filter((row) => options.publish && row.is_complete).map(({ jobId }) => jobId);
  const refused = complete.length > 0 && (await within(tx, () => publishDrafts(tx, complete)));
  if (refused instanceof Refusal && rows.length > 1) throw refused;
  const note = refused instanceof Refusal ? noteOf(refused) : undefined;
  return created.map(({ position, jobId }) => ({ position, jobId, outcome: 'done', note }));
}

/** Fields missing from the file stay unchanged, such as those filled in by hand; an empty cell may clear them. */
async function changeOne(
  tx: TxCtx,
  { input, defaulted }: JobRow,
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

function contentOf(job: StoredJob): Partial<JobInput> {
  const { id: _id, status: _status, version: _version, can: _can, hidden: _hidden, ...rest } = job;
  const { firstPublishedAt: _published, updatedAt: _updated, validThrough: _end, ...written } = rest;
  const translations: JobInput['translations'] = {};
  for (const locale of locales) {
    const text = job.translations[locale];
    if (text)
      translations[locale] = { title: text.title, description: text.description, requirements: text.requirements };
    // A language added by the import is removed with it.
    else if (locale !== job.primaryLocale) translations[locale] = null;
  }
  return { ...written, translations } as Partial<JobInput>;
}
