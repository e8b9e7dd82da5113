import { sql } from 'kysely';

import type { TxCtx } from '../../../context.ts';
import { JOB_SUBJECTS } from '../../../job-subjects.ts';
import { forgetJobsAbout } from '../../../platform/queue/forget-jobs.ts';
import { REMOVE_BYTES } from '../../files/remove-bytes.ts';
import '../../files/table.ts';
import '../table.ts';

/**
 * With everything that depends on it: foreign keys cascade to messages, notes, comments, scores, interviews, to-dos,
 * notifications, emails and live events; tasks and its own files are deleted here. The platform's figures keep their
 * counts.
 */
export async function eraseApplications(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const { db } = tx;
  const files = await filesOf(tx, ids);
  await forgetJobsAbout(db, JOB_SUBJECTS, [...ids, ...(await subjectsOf(tx, ids))]);
  await db
    .deleteFrom('application')
    .where('id', 'in', [...ids])
    .execute();
  await keepFigures(tx);
  await removeFiles(tx, files);
}

/** Ids by which tasks refer to the applications. */
async function subjectsOf({ db }: TxCtx, ids: readonly string[]): Promise<string[]> {
  const isOfThem = sql`application_id = any(${[...ids]}::uuid[])`;
  const { rows } = await sql<{ id: string }>`
    select id from message where ${isOfThem}
    union all select id from scheduled_message where ${isOfThem}
    union all select id from interview where ${isOfThem}
    union all select id from application_comment where ${isOfThem}
    union all select id from notification where ${isOfThem}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Attachments of its messages, files that answer questions, and the CV. */
async function filesOf({ db }: TxCtx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select attached.file_id as id from message_attachment as attached join message on message.id = attached.message_id
      where message.application_id = any(${[...ids]}::uuid[])
    union select file_id from application_file where application_id = any(${[...ids]}::uuid[])
    union select cv_file_id from application where id = any(${[...ids]}::uuid[]) and cv_file_id is not null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Files that nothing else uses: a CV may belong to the profile, or to another application. */
async function removeFiles({ db, enqueue }: TxCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ storage_key: string }>`
    delete from file where id = any(${[...ids]}::uuid[])
      and not exists (select from profile where cv_file_id = file.id or avatar_file_id = file.id)
      and not exists (select from application where cv_file_id = file.id)
      and not exists (select from application_file as answer where answer.file_id = file.id)
      and not exists (select from message_attachment as attached where attached.file_id = file.id)
    returning storage_key`.execute(db);
  if (rows.length > 0) await enqueue(REMOVE_BYTES, { keys: rows.map((row) => row.storage_key) });
}

/** Undoes what this transaction's triggers subtract from the platform's totals. */
async function keepFigures({ db }: TxCtx): Promise<void> {
  const own = sql`xmin = pg_current_xact_id()::xid`;
  await sql`delete from analytics_due where ${own}`.execute(db);
  await sql`delete from growth where ${own} and count < 0`.execute(db);
}
