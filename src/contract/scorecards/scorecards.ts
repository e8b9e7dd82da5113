import { z } from 'zod';

import { localizedWordsSchema } from '#contract/choice-schemas.ts';
import { CRITERIA_MAX, CRITERION_GUIDE_MAX, CRITERION_NAME_MAX, SCORE_NOTE_MAX } from '#contract/limits.ts';
import { forEmployers } from '#contract/procedure.ts';
import { textSchema } from '#contract/text.ts';

import { pointChoices, recommendations } from './score-choices.ts';

const points = z.literal(pointChoices);

/** A new one has no id. Names are in at least one language. */
export const criterionInput = z.strictObject({
  id: z.uuid().optional(),
  names: localizedWordsSchema(CRITERION_NAME_MAX),
  /** What to look for when scoring; may be empty. */
  guide: textSchema(CRITERION_GUIDE_MAX),
  points,
});

export type CriterionInput = z.infer<typeof criterionInput>;

/** With its name in the reader's language, if available. */
const criterionSchema = z.object({ id: z.uuid(), name: z.string(), guide: z.string(), points });

export type Criterion = z.infer<typeof criterionSchema>;

const value = z.int().min(1).nullable();
const recommendation = z.enum(recommendations);
const note = textSchema(SCORE_NOTE_MAX);

/** One member's score. The criteria are as they were then; `value` is null if it could not be judged. */
export const scoreSchema = z.object({
  id: z.uuid(),
  /** Null if the person has left. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  at: z.iso.datetime(),
  recommendation,
  note: z.string(),
  marks: z.array(z.object({ criterionId: z.uuid(), name: z.string(), points: z.int(), value, note: z.string() })),
});

export type Score = z.infer<typeof scoreSchema>;

/** `scores` is empty until the reader has given a score or waived it, or the application is decided. */
export const scoresSchema = z.object({
  criteria: z.array(criterionSchema),
  scores: z.array(scoreSchema),
  /** The number of scores. */
  count: z.int(),
  can: z.object({ give: z.boolean() }),
});

export type Scores = z.infer<typeof scoresSchema>;

export const scoreInput = z.strictObject({
  recommendation,
  note,
  marks: z.array(z.strictObject({ criterionId: z.uuid(), value, note })).max(CRITERIA_MAX),
});

export type ScoreInput = z.infer<typeof scoreInput>;

const byId = z.strictObject({ id: z.uuid() });
const tags = ['Scorecards'];

export const scorecardsContract = {
  readCriteria: forEmployers
    .route({
      method: 'GET',
      path: '/jobs/{id}/criteria',
      summary: 'List the criteria by which a job’s applicants are scored, in all languages',
      tags,
    })
    .input(byId)
    .output(z.array(criterionInput)),
  saveCriteria: forEmployers
    .route({
      method: 'PUT',
      path: '/jobs/{id}/criteria',
      summary: 'Replace the criteria of a job',
      description:
        'Criteria without an id are created; missing ones are deleted, and stay in the scores that have them. 409 `changed_meanwhile` if an id no longer exists.',
      tags,
    })
    .input(byId.extend({ criteria: z.array(criterionInput).max(CRITERIA_MAX) }))
    .output(z.array(criterionInput)),
  list: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/scores',
      summary: 'List the scores of an application',
      description: 'Includes those of others once you have given or waived yours, or the application is decided.',
      tags,
    })
    .input(byId)
    .output(scoresSchema),
  give: forEmployers
    .route({
      method: 'POST',
      path: '/applications/{id}/scores',
      summary: 'Score an application, once and permanently',
      description:
        '409 `wrong_status` if you have scored it or waived your score, or it is decided; `changed_meanwhile` if the criteria have changed.',
      tags,
      successStatus: 201,
    })
    .input(scoreInput.extend({ id: z.uuid() }))
    .output(scoresSchema),
  waive: forEmployers
    .route({
      method: 'POST',
      path: '/applications/{id}/scores/waive',
      summary: 'Waive your score, to see those of others',
      description:
        'You can no longer score the application. 409 `wrong_status` if you have scored it, or it is decided.',
      tags,
    })
    .input(byId)
    .output(scoresSchema),
};
