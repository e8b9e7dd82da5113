import { expressionBuilder, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { EditableQuestion, Question, QuestionInput } from '#contract/jobs/questions.ts';
import type { Locale } from '#contract/locales.ts';
import { type LocalizedWords, wordsFor } from '#contract/localized-words.ts';

import type { Ctx } from '../../../context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { visibleTo } from '../access.ts';
import { requireEdit } from '../require-edit.ts';
import type { JobQuestionTable } from '../table.ts';
import { findingsIn } from './wording.ts';

export type QuestionRow = Pick<
  Selectable<JobQuestionTable>,
  'id' | 'kind' | 'required' | 'texts' | 'options' | 'language' | 'wanted'
>;

const columns = ['id', 'kind', 'required', 'texts', 'options', 'language', 'wanted'] as const;

const eb = expressionBuilder<Tables, 'job'>();

/** For the surrounding statement's `job`. */
export const questionsOfJob = jsonArrayFrom(
  eb
    .selectFrom('job_question as question')
    .select(columns.map((column) => `question.${column}` as const))
    .whereRef('question.job_id', '=', 'job.id')
    .orderBy('question.position'),
);

export const findQuestions = ({ db }: Pick<Ctx, 'db'>, jobId: string): Promise<QuestionRow[]> =>
  db.selectFrom('job_question').select(columns).where('job_id', '=', jobId).orderBy('position').execute();

/**
 * As shown to applicants.
 * @throws Refusal NOT_FOUND
 */
export async function readQuestions(
  ctx: Ctx,
  { id, locale = ctx.locale }: { id: string; locale?: Locale | undefined },
): Promise<Question[]> {
  const job = await ctx.db
    .selectFrom('job')
    .select(['primary_locale', questionsOfJob.as('questions')])
    .where('id', '=', id)
    .where(visibleTo(ctx.actor))
    .executeTakeFirst();
  if (!job) throw notFound();
  const words = (texts: LocalizedWords) => wordsFor(texts, locale, job.primary_locale);
  return job.questions.map(({ id: questionId, kind, required, texts, options, language }) => ({
    id: questionId,
    kind,
    required,
    text: words(texts),
    options: options.map((option) => ({ id: option.id, text: words(option.texts) })),
    language,
  }));
}

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN for readers of the job who may not edit it.
 */
export async function readEditableQuestions(ctx: Ctx, id: string): Promise<EditableQuestion[]> {
  await requireEdit(ctx, id);
  return presentEditableQuestions(await findQuestions(ctx, id));
}

export const presentEditableQuestions = (rows: readonly QuestionRow[]): EditableQuestion[] =>
  rows.map((row) => ({ question: inputOf(row), findings: findingsIn([row.texts, ...row.options.map(textsOf)]) }));

const textsOf = ({ texts }: { texts: LocalizedWords }) => texts;

/** The input of `saveQuestions`. */
function inputOf({ kind, id, required, texts, options, language, wanted }: QuestionRow): QuestionInput {
  const common = { id, required, texts };
  if (kind === 'choice' || kind === 'choices') {
    const positions = options.flatMap((option, at) => ((wanted as string[]).includes(option.id) ? [at] : []));
    return { ...common, kind, options, wanted: positions };
  }
  if (kind === 'text' || kind === 'date' || kind === 'file') return { ...common, kind };
  return { ...common, kind, ...(kind === 'level' ? { language } : {}), wanted } as QuestionInput;
}
