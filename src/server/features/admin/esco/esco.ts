import { ESCO_BYTES_MAX } from '#contract/admin/esco-choices.ts';
import type { EscoState } from '#contract/admin/esco.ts';
import { JOBS_TOPIC } from '#contract/topics.ts';

import { userIdOf } from '../../../actor.ts';
import { inTransaction, type Ctx } from '../../../context.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { OWN_WORDS_TOPIC } from '../../jobs/concepts/own-words.ts';
import '../../jobs/esco/table.ts';
import { isIndexing } from '../../jobs/search/follow-words.ts';
import { record } from '../audit.ts';
import { insertRelease } from './insert-release.ts';
import { LOAD_ESCO } from './tasks.ts';

/** @throws Refusal TOO_LARGE, INVALID for an empty file, CONFLICT esco_loading */
export async function startLoadingEsco(ctx: Ctx, { files }: { files: File[] }): Promise<EscoState> {
  if (files.reduce((sum, { size }) => sum + size, 0) > ESCO_BYTES_MAX)
    throw new Refusal('TOO_LARGE', { reason: 'file_too_large' });
  if (files.some(({ size }) => size === 0)) throw invalidField('files', 'required');
  const contents: { name: string; content: Buffer }[] = [];
  for (const file of files) contents.push({ name: file.name, content: Buffer.from(await file.arrayBuffer()) });
  return inTransaction(ctx, async (tx) => {
    const id = await insertRelease(tx.db, { files: contents, createdBy: userIdOf(tx), createdAt: tx.clock.now() });
    await record(tx, { action: 'esco.loaded', subject: { type: 'esco', id } });
    await tx.enqueue(LOAD_ESCO, { releaseId: id });
    return readEsco(tx);
  });
}

/** @throws Refusal NOT_FOUND where there is none */
export async function removeEsco(ctx: Ctx): Promise<EscoState> {
  return inTransaction(ctx, async (tx) => {
    const removed = await tx.db.deleteFrom('esco_release').returning('id').execute();
    if (removed.length === 0) throw notFound();
    for (const { id } of removed) await record(tx, { action: 'esco.removed', subject: { type: 'esco', id } });
    await tx.invalidate([OWN_WORDS_TOPIC, JOBS_TOPIC]);
    return readEsco(tx);
  });
}

export async function readEsco({ db }: Ctx): Promise<EscoState> {
  const rows = await db.selectFrom('esco_release').selectAll().execute();
  const found = (status: string) => rows.find((row) => row.status === status);
  const failed = found('failed');
  return {
    active: present(found('active')),
    loading: present(found('loading')),
    failed: failed?.problem
      ? { problem: failed.problem, file: failed.problem_file, column: failed.problem_column }
      : null,
    indexing: await isIndexing(db),
  };
}

const present = (
  row: { occupations: number; done: number; locales: EscoLocales; created_at: Date } | undefined,
): EscoState['active'] =>
  row
    ? {
        occupations: row.occupations,
        done: row.done,
        locales: row.locales,
        createdAt: row.created_at.toISOString(),
      }
    : null;

type EscoLocales = NonNullable<EscoState['active']>['locales'];
