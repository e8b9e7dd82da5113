import { z } from 'zod';

import { COMMENT_MAX, MEMBERS_MAX } from '#contract/limits.ts';
import { cursorInput } from '#contract/positions.ts';
import { forEmployers } from '#contract/procedure.ts';
import { requiredTextSchema } from '#contract/text.ts';

const memberSchema = z.object({ userId: z.uuid(), name: z.string() });

/** Comments of members about an application, for members only. */
export const commentSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  at: z.iso.datetime(),
  /** Null if the person has left. */
  author: z.string().nullable(),
  /** The mentioned members, by their current names. */
  mentions: z.array(memberSchema),
  can: z.object({ remove: z.boolean() }),
});

export type Comment = z.infer<typeof commentSchema>;

const byId = z.strictObject({ id: z.uuid() });
const tags = ['Applications'];

export const commentsContract = {
  list: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/comments',
      summary: 'List the comments on an application, latest first, and who can be mentioned',
      tags,
    })
    .input(byId.extend(cursorInput))
    .output(
      z.object({ comments: z.array(commentSchema), nextCursor: z.string().nullable(), members: z.array(memberSchema) }),
    ),
  add: forEmployers
    .route({
      method: 'POST',
      path: '/applications/{id}/comments',
      summary: 'Comment on an application',
      description: 'Members who are mentioned are notified. 422 if one of them does not see the application.',
      tags,
      successStatus: 201,
    })
    .input(
      byId.extend({ text: requiredTextSchema(COMMENT_MAX), mentions: z.array(z.uuid()).max(MEMBERS_MAX).optional() }),
    )
    .output(commentSchema),
  remove: forEmployers
    .route({
      method: 'DELETE',
      path: '/applications/{id}/comments/{commentId}',
      summary: 'Delete one of your comments',
      tags,
    })
    .input(byId.extend({ commentId: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
};
