import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';

import type { JobInput } from '#contract/jobs/job-fields.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { columnsOf, readContent, writeLanguages } from './content.ts';
import './events.ts';
import { takeChange } from './limit-work.ts';
import { requireComplete, requireTerm } from './required.ts';
import { noticeAtStart } from './term.ts';
import { changeTexts, sanitizeTexts, writeTexts } from './texts.ts';
import { lockOwnJob, refreshReaders, type JobToChange } from './to-change.ts';

/** Without a version, the last write wins. */
export type JobUpdate = Partial<JobInput> & { id: string; version?: number | undefined };

/**
 * As `updateJob`, and counts changes of open jobs.
 * @throws also TOO_MANY_REQUESTS
 */
export const updateByHand = (ctx: Ctx, update: JobUpdate): Promise<void> => updateJob(ctx, update, takeChange);

/**
 * A published job must stay complete; an unchanged job is not written.
 * @param count is called before an open job is changed
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT changed_meanwhile for another version than the job's, INVALID.
 */
export async function updateJob(
  ctx: Ctx,
  { id, version, ...input }: JobUpdate,
  count?: (tx: TxCtx) => Promise<void>,
): Promise<void> {
  const given = await sanitizeTexts(input.translations ?? {});
  await inTransaction(ctx, async (tx) => {
    const job = await lockOwnJob(tx, id);
    if (version !== undefined && version !== job.version)
      throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
    const columns = columnsOf(input);
    const before = await readContent(tx, id);
    const after = {
      languages: input.languages ?? before.languages,
      texts: changeTexts(before.texts, input.primaryLocale ?? job.primary_locale, given),
    };
    if (!differs(columns, job) && isDeepStrictEqual(before, after)) return;
    if (job.status === 'active') await count?.(tx);

    const now = tx.clock.now();
    const changed = await tx.db
      .updateTable('job')
      .set({
        ...columns,
        ...endOf(job, columns.valid_through, now),
        version: sql<number>`version + 1`,
        updated_at: now,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!isDeepStrictEqual(before.languages, after.languages)) await writeLanguages(tx, id, after.languages);
    await writeTexts(tx, id, { primary: changed.primary_locale, before: before.texts, after: after.texts });
    if (job.status === 'draft') return tx.emit('job.draft_changed', { jobId: id });
    requireComplete(changed, after.texts[changed.primary_locale]);
    await refreshReaders(tx, job);
    await tx.emit('job.changed', { jobId: id, companyId: job.company_id });
  });
}

function differs(columns: object, job: JobToChange): boolean {
  const present = new Map<string, unknown>(Object.entries(job));
  return Object.entries(columns).some(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, present.get(name)),
  );
}

/**
 * Open jobs keep to the longest term; ended jobs can only be renewed.
 * @throws Refusal INVALID
 */
function endOf(job: JobToChange, validThrough: Date | null | undefined, now: Date) {
  if (validThrough === undefined || isDeepStrictEqual(validThrough, job.valid_through)) return {};
  if (job.status === 'closed' || job.status === 'expired') throw invalidField('validThrough', 'invalid');
  if (job.status !== 'draft') requireTerm({ valid_through: validThrough }, now);
  return {
    valid_through: validThrough,
    expiry_notice_at: job.status === 'draft' ? null : noticeAtStart(validThrough, now),
  };
}
