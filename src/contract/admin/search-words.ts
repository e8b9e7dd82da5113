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
      summary: 'What a search may name, with its words, by name, 20 at once',
      tags,
    })
    .input(conceptFilters.extend(cursorInput))
    .output(z.object({ concepts: z.array(conceptSchema), nextCursor: z.string().nullable() })),
  names: forAdmins
    .route({ method: 'GET', path: '/admin/concepts/names', summary: 'The names of all concepts', tags })
    .output(z.array(conceptNameSchema)),
  add: forAdmins
    .route({
      method: 'POST',
      path: '/admin/concepts/{concept}/words',
      summary: 'Add a word to a concept',
      description:
        'Searches know it at once; jobs are indexed with it within minutes. 409 with `concept` where the word stands for that one.',
      tags,
      successStatus: 201,
    })
    .input(addWordInput)
    .output(conceptSchema),
  remove: forAdmins
    .route({ method: 'DELETE', path: '/admin/concept-words/{id}', summary: 'Remove an own word', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
};
