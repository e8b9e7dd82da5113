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
      summary: 'List the to-dos of an application, open ones first',
      description: 'With the members to whom they can be assigned.',
      tags,
    })
    .input(byId)
    .output(todosSchema),
  add: forEmployers
    .route({
      method: 'POST',
      path: '/applications/{id}/todos',
      summary: 'Add a to-do to an application',
      description:
        'The colleague to whom it is assigned is notified. 422 for people who do not see the application, and beyond 50 to-dos.',
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
      summary: 'Mark a to-do as done, or as open again',
      tags,
    })
    .input(ofTodo.extend({ isDone: z.boolean() }))
    .output(todosSchema),
  remove: forEmployers
    .route({
      method: 'DELETE',
      path: '/applications/{id}/todos/{todoId}',
      summary: 'Delete a to-do that you added',
      tags,
    })
    .input(ofTodo)
    .output(todosSchema),
  mine: forEmployers
    .route({
      method: 'GET',
      path: '/me/todos',
      summary: 'List open to-dos that are assigned to you, earliest due first, up to 50',
      tags,
    })
    .output(z.array(ownTodoSchema)),
};
