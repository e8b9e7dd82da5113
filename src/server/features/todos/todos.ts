import { sql } from 'kysely';

import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import type { OwnTodo, Todo } from '#contract/todos/todos.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isForCompanyOf, requireReceived } from '../applications/access.ts';
import { shownSender } from '../applications/blind.ts';
import { findMembersSeeing } from '../applications/members.ts';
import { snapshotName } from '../applications/snapshots.ts';
import './events.ts';
import './table.ts';

/** For one application. */
const TO_DOS_MAX = 50;
const OWN_MAX = 50;

interface Todos {
  todos: Todo[];
  members: { userId: string; name: string }[];
}

/** @throws Refusal NOT_FOUND */
export async function listTodos(ctx: Ctx, id: string): Promise<Todos> {
  await requireReceived(ctx, id);
  const [rows, members] = await Promise.all([findTodos(ctx, id), findMembersSeeing(ctx, id)]);
  return { todos: rows.map((row) => presentTodo(ctx, row)), members };
}

interface NewTodo {
  id: string;
  text: string;
  dueOn?: string | null | undefined;
  assigneeId?: string | null | undefined;
}

/**
 * @throws Refusal NOT_FOUND, INVALID for an assignee who does not see the application, and for too many.
 */
export async function addTodo(ctx: Ctx, { id, text, dueOn = null, assigneeId = null }: NewTodo): Promise<Todos> {
  const { userId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const { todos, members } = await listTodos(tx, id);
    if (assigneeId !== null && members.every((member) => member.userId !== assigneeId))
      throw invalidField('assigneeId', 'invalid');
    if (todos.length >= TO_DOS_MAX) throw invalidField('text', 'too_big');
    const todoId = newId();
    await tx.db
      .insertInto('application_todo')
      .values({
        id: todoId,
        application_id: id,
        text,
        due_on: dueOn,
        assignee_id: assigneeId,
        created_by: userId,
        created_at: tx.clock.now(),
      })
      .execute();
    await tx.emit('todo.changed', {
      applicationId: id,
      todoId,
      assigneeId: assigneeId === userId ? null : assigneeId,
    });
    return listTodos(tx, id);
  });
}

/** @throws Refusal NOT_FOUND */
export async function setTodoDone(
  ctx: Ctx,
  { id, todoId, isDone }: { id: string; todoId: string; isDone: boolean },
): Promise<Todos> {
  return inTransaction(ctx, async (tx) => {
    const todo = await lockTodo(tx, id, todoId);
    // Of two concurrent requests, the first counts.
    if ((todo.done_at !== null) !== isDone) {
      const done = isDone
        ? { done_at: tx.clock.now(), done_by: personOf(tx).userId }
        : { done_at: null, done_by: null };
      await tx.db.updateTable('application_todo').set(done).where('id', '=', todoId).execute();
      await tx.emit('todo.changed', { applicationId: id, todoId, assigneeId: null });
    }
    return listTodos(tx, id);
  });
}

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN for another author's.
 */
export async function removeTodo(ctx: Ctx, { id, todoId }: { id: string; todoId: string }): Promise<Todos> {
  return inTransaction(ctx, async (tx) => {
    const todo = await lockTodo(tx, id, todoId);
    if (todo.created_by !== personOf(tx).userId) throw new Refusal('FORBIDDEN');
    await tx.db.deleteFrom('application_todo').where('id', '=', todoId).execute();
    await tx.emit('todo.changed', { applicationId: id, todoId, assigneeId: null });
    return listTodos(tx, id);
  });
}

/** Open to-dos of the reader, for applications that they still see. */
export async function listOwnTodos(ctx: Ctx): Promise<OwnTodo[]> {
  const rows = await ctx.db
    .selectFrom('application_todo as todo')
    .innerJoin('application', 'application.id', 'todo.application_id')
    .select(['todo.id', 'todo.text', dueOn.as('due_on'), 'application.id as application_id', 'application.is_blind'])
    .select([
      sql<ApplicantSnapshot>`application.applicant_facts`.as('applicant'),
      sql<string>`application.job_facts ->> 'title'`.as('job_title'),
    ])
    .where('todo.assignee_id', '=', personOf(ctx).userId)
    .where('todo.done_at', 'is', null)
    .where(isForCompanyOf(ctx.actor))
    .orderBy('todo.due_on', (order) => order.asc().nullsLast())
    .orderBy('todo.created_at')
    .limit(OWN_MAX)
    .execute();
  return rows.map(({ id, text, due_on, application_id, is_blind, applicant, job_title }) => ({
    id,
    text,
    dueOn: due_on,
    applicationId: application_id,
    name: shownSender({ id: application_id, is_blind }, { name: snapshotName(applicant) }, ctx.locale).name,
    jobTitle: job_title,
  }));
}

const dueOn = sql<string | null>`to_char(todo.due_on, 'YYYY-MM-DD')`;

async function lockTodo(tx: TxCtx, id: string, todoId: string) {
  await requireReceived(tx, id);
  const todo = await tx.db
    .selectFrom('application_todo')
    .select(['created_by', 'done_at'])
    .where('id', '=', todoId)
    .where('application_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!todo) throw notFound();
  return todo;
}

type TodoRow = Awaited<ReturnType<typeof findTodos>>[number];

/** Open ones first, by day. */
const findTodos = ({ db }: Ctx, applicationId: string) =>
  db
    .selectFrom('application_todo as todo')
    .leftJoin('user_account as assignee', 'assignee.id', 'todo.assignee_id')
    .leftJoin('user_account as doer', 'doer.id', 'todo.done_by')
    .select(['todo.id', 'todo.text', dueOn.as('due_on'), 'todo.assignee_id', 'todo.created_by', 'todo.done_at'])
    .select(['assignee.name as assignee_name', 'doer.name as doer_name'])
    .where('todo.application_id', '=', applicationId)
    .orderBy('todo.done_at', (order) => order.desc().nullsFirst())
    .orderBy('todo.due_on', (order) => order.asc().nullsLast())
    .orderBy('todo.created_at')
    .execute();

const presentTodo = (ctx: Ctx, row: TodoRow): Todo => ({
  id: row.id,
  text: row.text,
  dueOn: row.due_on,
  assignee:
    row.assignee_id === null || row.assignee_name === null
      ? null
      : { userId: row.assignee_id, name: row.assignee_name },
  done: row.done_at && { at: row.done_at.toISOString(), name: row.doer_name },
  can: { remove: row.created_by === personOf(ctx).userId },
});
