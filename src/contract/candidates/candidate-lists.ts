import { z } from 'zod';

import { orByKey } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

import { CANDIDATE_LIST_NAME_MAX, CANDIDATE_LISTS_MAX } from './candidate-choices.ts';

const listSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The number of its candidates that the reader sees. */
  count: z.int(),
});

export type CandidateList = z.infer<typeof listSchema>;

export const candidateListInput = z.strictObject({
  name: lineSchema(CANDIDATE_LIST_NAME_MAX).pipe(z.string().min(1)),
});

const tags = ['Candidates'];
const byId = z.strictObject({ id: z.uuid() });
const entry = byId.extend({ candidateIds: z.array(z.uuid()).min(1).max(100) });
const lists = z.array(listSchema);
const reading = orByKey.employers('read_candidates');
const writing = orByKey.employers('write_candidates');

/** Lists of candidates that members make by hand. Each change returns all lists of the company. */
export const candidateListsContract = {
  list: reading
    .route({
      method: 'GET',
      path: '/candidate-lists',
      summary: 'List the candidate lists of your current company, by name',
      tags,
    })
    .output(lists),
  create: writing
    .route({
      method: 'POST',
      path: '/candidate-lists',
      summary: 'Create a candidate list',
      description: `409 \`list_exists\` if another list has the name. 422 beyond ${CANDIDATE_LISTS_MAX} lists.`,
      tags,
      successStatus: 201,
    })
    .input(candidateListInput)
    .output(lists),
  rename: writing
    .route({
      method: 'PUT',
      path: '/candidate-lists/{id}',
      summary: 'Rename a candidate list',
      description: '409 `list_exists` if another list has the name.',
      tags,
    })
    .input(candidateListInput.extend(byId.shape))
    .output(lists),
  remove: writing
    .route({
      method: 'DELETE',
      path: '/candidate-lists/{id}',
      summary: 'Delete a candidate list',
      description: 'Its candidates stay.',
      tags,
    })
    .input(byId)
    .output(lists),
  put: writing
    .route({
      method: 'POST',
      path: '/candidate-lists/{id}/candidates',
      summary: 'Add candidates to a list',
      description: '404 if one of them is not a candidate of the company.',
      tags,
    })
    .input(entry)
    .output(lists),
  take: writing
    .route({
      method: 'POST',
      path: '/candidate-lists/{id}/taken',
      summary: 'Remove candidates from a list',
      tags,
    })
    .input(entry)
    .output(lists),
};
