import { sql } from 'kysely';

import type { TxCtx } from '../../../context.ts';
import { forgetJobsAbout } from '../../../platform/queue/forget-jobs.ts';
import '../../../platform/mail/table.ts';
import { REMOVE_BYTES } from '../../files/remove-bytes.ts';
import '../../files/table.ts';
import '../table.ts';

/**
 * With all that hangs on it: the foreign keys take messages, notes, comments, scores, interviews, to-dos, notifications and
 * live events; emails, tasks and files of its own go here. Figures of the platform keep what they counted.
 */
export async function eraseApplications(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const { db } = tx;
  const [files, things] = [await filesOf(tx, ids), await thingsOf(tx, ids)];
  await sql`delete from mail where dedupe_key like any(${things.map(({ id }) => `%${id}%`)}::text[])`.execute(db);
  await forgetJobsAbout(
    db,
    things.map(({ id, name }) => ({ [name]: id })),
  );
  await db
    .deleteFrom('application')
    .where('id', 'in', [...ids])
    .execute();
  await keepFigures(tx);
  await removeFiles(tx, files);
}

/** What emails and tasks name: the applications, their messages and interviews. */
async function thingsOf({ db }: TxCtx, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with erased as (select unnest(${[...ids]}::uuid[]) as id)
    select id, 'applicationId' as name from erased
    union all select message.id, 'messageId' from message join erased on erased.id = message.application_id
    union all select interview.id, 'interviewId' from interview join erased on erased.id = interview.application_id
    union all select comment.id, 'commentId' from application_comment as comment join erased on erased.id = comment.application_id
    union all select todo.id, 'todoId' from application_todo as todo join erased on erased.id = todo.application_id
    union all select notification.id, 'notificationId' from notification join erased on erased.id = notification.application_id`.execute(
    db,
  );
  return rows;
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

/** Those that nothing else uses: a CV may be the profile’s, or another application’s. */
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

/** What the triggers of this transaction would take from the platform's totals. */
async function keepFigures({ db }: TxCtx): Promise<void> {
  const own = sql`xmin = pg_current_xact_id()::xid`;
  await sql`delete from analytics_due where ${own}`.execute(db);
  await sql`delete from growth where ${own} and count < 0`.execute(db);
}
