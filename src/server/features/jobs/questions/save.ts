import type { EditableQuestion, QuestionInput } from '#contract/jobs/questions.ts';
import type { Locale } from '#contract/locales.ts';
import { withoutEmptyWords } from '#contract/localized-words.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import '../events.ts';
import { lockOwnJob } from '../to-change.ts';
import { findQuestions, presentEditableQuestions, type QuestionRow } from './questions.ts';

export const CHECK_ANSWERS = 'applications.check_answers';

/**
 * Replaces the questions of a job. One whose kind changed is a new question: answers of another kind do not fit it.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID without a text in the job's primary language, CONFLICT
 * changed_meanwhile for a question or an option that no longer exists.
 */
export async function saveQuestions(
  ctx: Ctx,
  { id, questions }: { id: string; questions: readonly QuestionInput[] },
): Promise<EditableQuestion[]> {
  return inTransaction(ctx, async (tx) => {
    const job = await lockOwnJob(tx, id);
    const before = new Map((await findQuestions(tx, id)).map((row) => [row.id, row]));
    const rows = questions.map((question, at) => {
      requireWords(question, job.primary_locale, `questions.${at}`);
      return rowOf(question, before);
    });
    if (new Set(rows.map((row) => row.id)).size < rows.length) throw invalidField('questions', 'invalid');
    await writeQuestions(tx, id, rows);
    if (job.status === 'draft') await tx.emit('job.draft_changed', { jobId: id });
    // Preferred answers may have changed, also for existing applications.
    await tx.enqueue(CHECK_ANSWERS, { jobId: id });
    return presentEditableQuestions(rows);
  });
}

/** Copies the questions of another job, with new ids. */
export async function copyQuestions(tx: TxCtx, from: string, to: string): Promise<void> {
  const rows = await findQuestions(tx, from);
  await writeQuestions(
    tx,
    to,
    rows.map((row) => ({ ...row, id: newId() })),
  );
}

async function writeQuestions({ db }: TxCtx, jobId: string, rows: readonly QuestionRow[]): Promise<void> {
  await db.deleteFrom('job_question').where('job_id', '=', jobId).execute();
  if (rows.length === 0) return;
  await db
    .insertInto('job_question')
    .values(
      rows.map(({ texts, options, wanted, ...row }, position) => ({
        ...row,
        job_id: jobId,
        position,
        texts: JSON.stringify(texts),
        options: JSON.stringify(options),
        wanted: JSON.stringify(wanted),
      })),
    )
    .execute();
}

function requireWords(question: QuestionInput, primary: Locale, path: string): void {
  if (!question.texts[primary]) throw invalidField(`${path}.texts.${primary}`, 'required');
  if (!('options' in question)) return;
  for (const [at, { texts }] of question.options.entries())
    if (!texts[primary]) throw invalidField(`${path}.options.${at}.texts.${primary}`, 'required');
}

function rowOf(question: QuestionInput, before: ReadonlyMap<string, QuestionRow>): QuestionRow {
  const known = question.id === undefined ? undefined : before.get(question.id);
  if (question.id !== undefined && !known) throw changedMeanwhile();
  const isSame = known?.kind === question.kind;
  const options = 'options' in question ? optionsOf(question.options, isSame ? known.options : []) : [];
  return {
    id: isSame ? known.id : newId(),
    kind: question.kind,
    required: question.required,
    texts: withoutEmptyWords(question.texts),
    options,
    language: 'language' in question ? question.language : null,
    wanted: wantedOf(question, options),
  };
}

const optionsOf = (
  given: Extract<QuestionInput, { kind: 'choice' }>['options'],
  before: QuestionRow['options'],
): QuestionRow['options'] =>
  given.map(({ id, texts }) => ({
    id: id !== undefined && before.some((option) => option.id === id) ? id : newId(),
    texts: withoutEmptyWords(texts),
  }));

/** Replaces positions of options by their ids, which stay when options move. */
function wantedOf(question: QuestionInput, options: QuestionRow['options']): QuestionRow['wanted'] {
  if (!('wanted' in question)) return null;
  if (!Array.isArray(question.wanted)) return question.wanted;
  return question.wanted.flatMap((at) => options[at]?.id ?? []);
}

const changedMeanwhile = (): Refusal => new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
