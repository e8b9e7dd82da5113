import { commentsContract } from '#contract/comments/comments.ts';

import { implementing } from '../../procedures.ts';
import { addComment, listComments, removeComment } from './comments.ts';

const comments = implementing(commentsContract);

export const commentsApi = {
  list: comments.list.handler(({ context, input }) => listComments(context, input)),
  add: comments.add.handler(({ context, input }) => addComment(context, input)),
  remove: comments.remove.handler(async ({ context, input }) => {
    await removeComment(context, input);
    return { done: true } as const;
  }),
};
