import { z } from 'zod';

import { languageCodeSchema, localeSchema, localizedWordsSchema } from '#contract/choice-schemas.ts';
import { cefrLevels, languageLevels } from '#contract/languages.ts';
import {
  ANSWER_MAX,
  QUESTION_MAX,
  QUESTION_OPTION_MAX,
  QUESTION_OPTIONS_MAX,
  QUESTIONS_MAX,
} from '#contract/limits.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone, orByKey } from '#contract/procedure.ts';
import { daySchema, textSchema } from '#contract/text.ts';

import { wordingRules } from './job-preflight.ts';
import { NO_LEVEL, questionKinds, questionRules } from './question-kinds.ts';

const optionInput = z.strictObject({
  /** Missing for a new one. */
  id: z.uuid().optional(),
  texts: localizedWordsSchema(QUESTION_OPTION_MAX),
});

const NUMBER_MAX = 1_000_000_000;
const number = z.number().min(-NUMBER_MAX).max(NUMBER_MAX);

/** The server requires a text in the job's primary language. */
const common = { id: z.uuid().optional(), required: z.boolean(), texts: localizedWordsSchema(QUESTION_MAX) };

const choosing = {
  ...common,
  options: z.array(optionInput).min(2).max(QUESTION_OPTIONS_MAX),
  /** Positions in `options`; any of them is preferred, an empty list means all are. */
  wanted: z.array(z.int().min(0).max(QUESTION_OPTIONS_MAX)).max(QUESTION_OPTIONS_MAX),
};

/** `wanted`: the answer that the company prefers. It marks answers, and rejects no one. */
export const questionInput = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('yes_no'), wanted: z.boolean().nullable() }),
  z.strictObject({ ...choosing, kind: z.literal('choice') }),
  z.strictObject({ ...choosing, kind: z.literal('choices') }),
  z.strictObject({ ...common, kind: z.literal('number'), wanted: z.strictObject({ min: number.nullable() }) }),
  z.strictObject({ ...common, kind: z.literal('text') }),
  z.strictObject({ ...common, kind: z.literal('date') }),
  z.strictObject({ ...common, kind: z.literal('file') }),
  z.strictObject({
    ...common,
    kind: z.literal('level'),
    language: languageCodeSchema,
    wanted: z.enum(cefrLevels).nullable(),
  }),
]);

export type QuestionInput = z.infer<typeof questionInput>;

/** A request for something irrelevant to the work: it is shown, and can be saved. */
export const questionFindingSchema = z.object({
  rule: z.enum([...wordingRules, ...questionRules]),
  locale: localeSchema,
  /** As written. */
  quote: z.string(),
});

export type QuestionFinding = z.infer<typeof questionFindingSchema>;

/** A question with everything that its company wrote. */
export const editableQuestionSchema = z.object({
  question: questionInput,
  findings: z.array(questionFindingSchema),
});

export type EditableQuestion = z.infer<typeof editableQuestionSchema>;

/** As an applicant reads it, in the requested language if available. */
export const questionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(questionKinds),
  required: z.boolean(),
  text: z.string(),
  options: z.array(z.object({ id: z.uuid(), text: z.string() })),
  /** The language whose level is asked for. */
  language: languageCodeSchema.nullable(),
});

export type Question = z.infer<typeof questionSchema>;

const answerLevels = [NO_LEVEL, ...languageLevels] as const;

/** By kind: a boolean, one option's id or several, a number, a text, a day, a level, or the id of an uploaded
 * attachment. */
export const answerInput = z.strictObject({
  questionId: z.uuid(),
  value: z.union([z.boolean(), number, textSchema(ANSWER_MAX), z.array(z.uuid()).max(QUESTION_OPTIONS_MAX)]),
});

export type AnswerInput = z.infer<typeof answerInput>;

export const answersInput = z.array(answerInput).max(QUESTIONS_MAX);

/** The schema of a kind's value; an empty answer is not sent. */
export const answerValues = {
  yes_no: z.boolean(),
  choice: z.uuid(),
  choices: z.array(z.uuid()).min(1),
  number,
  text: textSchema(ANSWER_MAX).pipe(z.string().min(1)),
  date: daySchema,
  level: z.enum(answerLevels),
  file: z.uuid(),
} satisfies Record<(typeof questionKinds)[number], z.ZodType>;

/** An answer in an application; the texts of the question and its options are in the reader's language if available. */
export const answerSchema = z.object({
  questionId: z.uuid(),
  kind: z.enum(questionKinds),
  text: z.string(),
  language: languageCodeSchema.nullable(),
  /** Null if it was left out. The texts of chosen options; a file's name. */
  value: z.union([z.boolean(), z.number(), z.string(), z.array(z.string())]).nullable(),
  /** Null without a preferred answer, and for the applicant. */
  isWanted: z.boolean().nullable(),
  /**
   * Hidden in a blind review: a file, which may identify the applicant, and a date before the application, which may be
   * a birthday.
   */
  isHidden: z.boolean(),
});

export type Answer = z.infer<typeof answerSchema>;

const ofJob = z.strictObject({ id: z.uuid() });
const tags = ['Questions'];

export const questionsContract = {
  read: forAnyone
    .errors({ NOT_FOUND: { status: problems.NOT_FOUND, data: problemDataSchema } })
    .route({
      method: 'GET',
      path: '/jobs/{id}/questions',
      summary: 'List the questions that a job asks its applicants',
      tags,
    })
    .input(ofJob.extend({ locale: localeSchema.optional() }))
    .output(z.array(questionSchema)),
  readToEdit: orByKey
    .employers('read_jobs')
    .route({
      method: 'GET',
      path: '/jobs/{id}/questions/edit',
      summary: 'Get the questions of a job in all languages, with what they should not ask for',
      tags,
    })
    .input(ofJob)
    .output(z.array(editableQuestionSchema)),
  save: orByKey
    .employers('write_jobs')
    .route({
      method: 'PUT',
      path: '/jobs/{id}/questions',
      summary: 'Replace the questions of a job',
      description:
        'Questions and options without an id are created; missing ones are deleted, and answers to them stay in their applications. 409 `changed_meanwhile` if a question no longer exists.',
      tags,
    })
    .input(ofJob.extend({ questions: z.array(questionInput).max(QUESTIONS_MAX) }))
    .output(z.array(editableQuestionSchema)),
};
