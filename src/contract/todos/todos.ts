import { z } from 'zod';

import { TO_DO_MAX } from '#contract/limits.ts';
import { forEmployers } from '#contract/procedure.ts';
import { daySchema, lineSchema } from '#contract/text.ts';

const memberSchema = z.object({ userId: z.uuid(), name: z.string() });

/** A task for a member of the company about an application. */
export const todoSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  dueOn: z.iso.date().nullable(),
  /** Null if unassigned. */
  assignee: memberSchema.nullable(),
  /** Null until it is done; `name` is null if the person has left. */
  done: z.object({ at: z.iso.datetime(), name: z.string().nullable() }).nullable(),
  can: z.object({ remove: z.boolean() }),
});

export type Todo = z.infer<typeof todoSchema>;

/** One of the reader's own, with its application. */
export const ownTodoSchema = todoSchema.pick({ id: true, text: true, dueOn: true }).extend({
  applicationId: z.uuid(),
  /** The applicant's name; a code in a blind review. */
  name: z.string(),
  jobTitle: z.string(),
});

export type OwnTodo = z.infer<typeof ownTodoSchema>;

const byId = z.strictObject({ id: z.uuid() });
const ofTodo = byId.extend({ todoId: z.uuid() });
const todosSchema = z.object({ todos: z.array(todoSchema), members: z.array(memberSchema) });
const tags = ['Applications'];

export const todosContract = {
  list: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/todos',
      summary: 'What is to be done about an application, what is open first, and who can be asked',
      tags,
    })
    .input(byId)
    .output(todosSchema),
  add: forEmployers
    .route({
      method: 'POST',
      path: '/applications/{id}/todos',
      summary: 'Say what is to be done about an application; a colleague who is asked is notified',
      description: '422 for who does not see the application, and beyond 50.',
      tags,
      successStatus: 201,
    })
    .input(
      byId.extend({
        text: lineSchema(TO_DO_MAX).pipe(z.string().min(1)),
        dueOn: daySchema.nullable().optional(),
        assigneeId: z.uuid().nullable().optional(),
      }),
    )
    .output(todosSchema),
  done: forEmployers
    .route({
      method: 'PUT',
      path: '/applications/{id}/todos/{todoId}/done',
      summary: 'Say that it is done, or not',
      tags,
    })
    .input(ofTodo.extend({ isDone: z.boolean() }))
    .output(todosSchema),
  remove: forEmployers
    .route({
      method: 'DELETE',
      path: '/applications/{id}/todos/{todoId}',
      summary: 'Remove a to-do of one’s own',
      tags,
    })
    .input(ofTodo)
    .output(todosSchema),
  mine: forEmployers
    .route({
      method: 'GET',
      path: '/me/todos',
      summary: 'What the reader is to do, the first to be done first; 50 at the most',
      tags,
    })
    .output(z.array(ownTodoSchema)),
};
