import { sql } from 'kysely';

import { NO_LEVEL } from '#contract/jobs/question-kinds.ts';
import { type Answer, type AnswerInput, answerValues } from '#contract/jobs/questions.ts';
import { meetsLevel, type CefrLevel, type LanguageLevel } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';
import { wordsFor } from '#contract/localized-words.ts';
import type { FieldProblem } from '#contract/problems.ts';

import type { Ctx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findQuestions, type QuestionRow } from '../jobs/questions/questions.ts';
import type { StoredAnswer } from './table.ts';

/** Applications checked again in one statement. */
const BATCH = 500;

interface Taken {
  answers: StoredAnswer[];
  /** For the filters of the list. */
  tags: string[];
  unwanted: number;
}

/**
 * Checks an applicant's answers, and stores them with the questions as the applicant read them.
 * @throws Refusal INVALID for each answer that is missing or not of its kind; CONFLICT changed_meanwhile for one to a
 * question that no longer exists.
 */
export function takeAnswers(
  questions: readonly QuestionRow[],
  given: readonly AnswerInput[],
  locales: { read: Locale; primary: Locale },
): Taken {
  const values = new Map(given.map(({ questionId, value }) => [questionId, value]));
  if (given.some(({ questionId }) => questions.every(({ id }) => id !== questionId)))
    throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
  const fields = questions.flatMap((question) => problemsOf(question, values.get(question.id)));
  if (fields.length > 0) throw new Refusal('INVALID', { fields });
  const answers = questions.map((question) => {
    const words = (texts: QuestionRow['texts']) => wordsFor(texts, locales.read, locales.primary);
    const value = values.get(question.id) ?? null;
    const ids = new Set([value].flat());
    return {
      questionId: question.id,
      kind: question.kind,
      text: words(question.texts),
      language: question.language,
      value,
      chosen: question.options.filter(({ id }) => ids.has(id)).map(({ texts }) => words(texts)),
    };
  });
  return {
    answers,
    tags: answers.flatMap(({ questionId, kind, value }) =>
      value === null || !TAGGED.has(kind) ? [] : [value].flat().map((one) => `answer:${questionId}:${codeOf(one)}`),
    ),
    unwanted: countUnwanted(questions, answers),
  };
}

const TAGGED: ReadonlySet<QuestionRow['kind']> = new Set(['yes_no', 'choice', 'choices', 'level']);

const codeOf = (value: boolean | number | string): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

function problemsOf(
  { id, kind, required, options }: QuestionRow,
  value: AnswerInput['value'] | undefined,
): FieldProblem[] {
  const path = `answers.${id}`;
  if (value === undefined) return required ? [{ path, code: 'required' }] : [];
  const isKnown = [value].flat().every((one) => options.some((option) => option.id === one));
  const isOfKind = answerValues[kind].safeParse(value).success && (options.length === 0 || isKnown);
  return isOfKind ? [] : [{ path, code: 'invalid' }];
}

const countUnwanted = (questions: readonly QuestionRow[], answers: readonly StoredAnswer[]): number =>
  questions.filter(
    (question) =>
      isWanted(
        question,
        answers.find(({ questionId }) => questionId === question.id),
      ) === false,
  ).length;

/** Null without a preferred answer, or without an answer. */
function isWanted({ kind, wanted }: QuestionRow, answer: StoredAnswer | undefined): boolean | null {
  const value = answer?.value ?? null;
  if (value === null || wanted === null || answer?.kind !== kind) return null;
  if (kind === 'yes_no') return value === wanted;
  if (Array.isArray(wanted))
    return wanted.length === 0 ? null : [value].flat().some((id) => wanted.includes(String(id)));
  if (typeof wanted === 'object') return wanted.min === null ? null : Number(value) >= wanted.min;
  return value !== NO_LEVEL && meetsLevel(value as LanguageLevel, wanted as CefrLevel);
}

/**
 * In the reader's language if the question is unchanged and has it, otherwise as the applicant read it. Preferred
 * answers are for the company only.
 */
export const presentAnswers = (
  answers: readonly StoredAnswer[],
  questions: readonly QuestionRow[],
  { locale, forCompany }: { locale: Locale; forCompany: boolean },
): Answer[] =>
  answers.map((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId);
    return {
      questionId: answer.questionId,
      kind: answer.kind,
      text: (question && says(question.texts, answer.text) && question.texts[locale]) || answer.text,
      language: answer.language,
      value: valueFor(answer, question, locale),
      isWanted: forCompany && question ? isWanted(question, answer) : null,
      isHidden: false,
    };
  });

function valueFor(answer: StoredAnswer, question: QuestionRow | undefined, locale: Locale): Answer['value'] {
  const { kind, value, chosen } = answer;
  if (value === null || chosen.length === 0) return value;
  return kind === 'file' ? (chosen[0] ?? null) : wordsOf(answer, question, locale);
}

/** Whether a question or an option is worded as the applicant read it. */
const says = (texts: QuestionRow['texts'], words: string): boolean => Object.values(texts).includes(words);

/** For chosen options. */
function wordsOf({ value, chosen }: StoredAnswer, question: QuestionRow | undefined, locale: Locale): string[] {
  const options = question?.options.filter(({ id }) => [value].flat().includes(id)) ?? [];
  const isSame = options.length === chosen.length && options.every(({ texts }, at) => says(texts, chosen[at] ?? ''));
  return isSame ? options.map(({ texts }, at) => texts[locale] ?? chosen[at] ?? '') : chosen;
}

/** After a company's preferred answers have changed. */
export async function checkAnswers({ db }: Ctx, { jobId }: { jobId: string }): Promise<void> {
  const questions = await findQuestions({ db }, jobId);
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after !== undefined;) {
    const rows: { id: string; answers: StoredAnswer[] }[] = await db
      .selectFrom('application')
      .select(['id', 'answers'])
      .where('job_id', '=', jobId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const counts = rows.map(({ id, answers }) => ({ id, count: countUnwanted(questions, answers) }));
    await sql`
      update application set unwanted_answers = counted.count
      from unnest(${counts.map(({ id }) => id)}::uuid[], ${counts.map(({ count }) => count)}::int[]) as counted (id, count)
      where application.id = counted.id and application.unwanted_answers <> counted.count`.execute(db);
    after = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  }
}
