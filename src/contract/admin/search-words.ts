import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { jobChoices } from '#contract/jobs/job-choices.ts';
import { SEARCH_WORD_MAX } from '#contract/limits.ts';
import { cursorInput } from '#contract/positions.ts';
import { forAdmins } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

const tags = ['Administration'];

/** Words that administrators may add, of all concepts and languages together. */
export const OWN_WORDS_MAX = 2_000;

/** Concepts that a search may name: `o.account-manager` is an occupation, `s.crm-software` a skill. */
const conceptKeySchema = z
  .string()
  .max(80)
  .regex(/^[os]\.[a-z0-9-]+$/);

export const addWordInput = z.strictObject({
  concept: conceptKeySchema,
  locale: localeSchema,
  word: lineSchema(SEARCH_WORD_MAX).pipe(z.string().min(1)),
});

export type AddWordInput = z.infer<typeof addWordInput>;

const conceptNameSchema = z.object({
  key: conceptKeySchema,
  kind: z.enum(['occupation', 'skill']),
  /** In the reader's language. */
  label: z.string(),
});

export type ConceptName = z.infer<typeof conceptNameSchema>;

const conceptSchema = conceptNameSchema.extend({
  /** Null if it belongs to no category. */
  category: z.enum(jobChoices.category.values).nullable(),
  /** A unit group of ISCO-08. */
  isco: z.string().nullable(),
  /** One entry per language. */
  words: z.array(
    z.object({
      locale: localeSchema,
      listed: z.array(z.string()),
      /** Those that administrators added. */
      own: z.array(z.object({ id: z.uuid(), word: z.string() })),
    }),
  ),
});

export type SearchConcept = z.infer<typeof conceptSchema>;

/** Combined with AND. */
export const conceptFilters = z.strictObject({
  /** Part of a word in any language. */
  q: lineSchema(SEARCH_WORD_MAX).optional(),
  /** Only concepts with added words. */
  own: z.enum(['yes']).optional(),
});

export type ConceptFilters = z.infer<typeof conceptFilters>;

export const searchWordsContract = {
  list: forAdmins
    .route({
      method: 'GET',
      path: '/admin/concepts',
      summary: 'List search concepts with their words, by name, 20 at a time',
      tags,
    })
    .input(conceptFilters.extend(cursorInput))
    .output(z.object({ concepts: z.array(conceptSchema), nextCursor: z.string().nullable() })),
  names: forAdmins
    .route({ method: 'GET', path: '/admin/concepts/names', summary: 'List the names of all search concepts', tags })
    .output(z.array(conceptNameSchema)),
  add: forAdmins
    .route({
      method: 'POST',
      path: '/admin/concepts/{concept}/words',
      summary: 'Add a word to a search concept',
      description:
        'Searches use it immediately; jobs are indexed with it within minutes. 409 `word_known` if the concept has the word; `word_taken` if another concept has it, which `concept` names; `too_many_words` at the limit.',
      tags,
      successStatus: 201,
    })
    .input(addWordInput)
    .output(conceptSchema),
  remove: forAdmins
    .route({
      method: 'DELETE',
      path: '/admin/concept-words/{id}',
      summary: 'Remove a word that an administrator added',
      tags,
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
};
