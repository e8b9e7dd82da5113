import { z } from 'zod';

import { languageFilterSchema } from '#contract/choice-schemas.ts';
import { LIST_WORDS_MAX, QUESTIONS_MAX, SKILL_LENGTH_MAX, TAG_MAX } from '#contract/limits.ts';
import { daySchema, lineSchema } from '#contract/text.ts';

import { applicationStatuses, receivedSorts, UNDECIDED } from './application-status.ts';

/** Combined with AND. */
export const receivedFilters = z.strictObject({
  job: z.uuid().optional(),
  status: z.enum([...applicationStatuses, UNDECIDED]).optional(),
  /** A stage of `job`. */
  stage: z.uuid().optional(),
  /** `de`: states German. `de:B2`: at B2 or better. */
  language: languageFilterSchema.optional(),
  skill: lineSchema(SKILL_LENGTH_MAX).optional(),
  /** Of the company. */
  tag: lineSchema(TAG_MAX).optional(),
  /** Answers to questions of `job`, all of which must match: `<question>:<yes, no, an option's id or a level>`. */
  answers: z
    .preprocess(
      (given) => (typeof given === 'string' ? given.split(',') : given),
      z.array(z.string().regex(/^[\da-f-]{36}:[\w-]{1,36}$/)).max(QUESTIONS_MAX),
    )
    .optional(),
  /** `true`: all answers are the preferred ones. */
  wanted: z.stringbool().optional(),
  /** In name, job title or city. */
  q: lineSchema(LIST_WORDS_MAX).optional(),
  /** Date of the application, inclusive, in UTC. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: z.enum(receivedSorts).optional(),
});
