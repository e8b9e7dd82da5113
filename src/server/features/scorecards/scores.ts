import { undecidedStatuses } from '#contract/applications/application-status.ts';
import { wordsFor } from '#contract/localized-words.ts';
import type { ScoreInput, Score, Scores } from '#contract/scorecards/scorecards.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isForCompanyOf } from '../applications/access.ts';
import { findCriteria } from '../jobs/criteria.ts';
import './events.ts';
import './table.ts';
import type { StoredMark } from './table.ts';

/**
 * Includes others' scores only when the reader can no longer be influenced by them.
 * @throws Refusal NOT_FOUND
 */
export async function listScores(ctx: Ctx, id: string): Promise<Scores> {
  const { userId } = personOf(ctx);
  const application = await received(ctx, id).executeTakeFirst();
  if (!application) throw notFound();
  const [criteria, rows] = await Promise.all([findCriteria(ctx, application.job_id), findScores(ctx, id)]);
  const isOpen = undecidedStatuses.includes(application.status);
  const own = rows.find((row) => row.author_id === userId);
  const given = rows.filter(({ recommendation }) => recommendation !== null);
  return {
    criteria: criteria.map(({ names, ...row }) => ({ ...row, name: wordsFor(names, ctx.locale) })),
    scores: own || !isOpen ? given.flatMap((row) => presentScore(ctx, row)) : [],
    count: given.length,
    can: { give: isOpen && !own },
  };
}

/**
 * @throws Refusal NOT_FOUND; INVALID for a criterion that is not the job's or is missing, and a mark out of range;
 * CONFLICT wrong_status
 */
export async function giveScore(ctx: Ctx, { id, ...score }: ScoreInput & { id: string }): Promise<Scores> {
  return inTransaction(ctx, async (tx) => {
    const jobId = await lockToScore(tx, id);
    const marks = await readMarks(tx, jobId, score.marks);
    await insertScore(tx, id, { ...score, marks });
    await tx.emit('score.given', { applicationId: id });
    return listScores(tx, id);
  });
}

/** @throws Refusal NOT_FOUND, CONFLICT wrong_status */
export async function waiveScore(ctx: Ctx, id: string): Promise<Scores> {
  return inTransaction(ctx, async (tx) => {
    await lockToScore(tx, id);
    await insertScore(tx, id, { recommendation: null, note: '', marks: [] });
    return listScores(tx, id);
  });
}

const received = ({ db, actor }: Ctx, id: string) =>
  db
    .selectFrom('application')
    .select(['job_id', 'status'])
    .where('application.id', '=', id)
    .where(isForCompanyOf(actor));

/** Waits for a concurrent decision. */
async function lockToScore(tx: TxCtx, id: string): Promise<string> {
  const application = await received(tx, id).forShare().executeTakeFirst();
  if (!application) throw notFound();
  if (!undecidedStatuses.includes(application.status)) throw wrongStatus();
  return application.job_id;
}

async function readMarks(tx: TxCtx, jobId: string, given: ScoreInput['marks']): Promise<StoredMark[]> {
  const criteria = await findCriteria(tx, jobId);
  if (given.length !== criteria.length) throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
  return criteria.map(({ id, names, points }) => {
    const at = given.findIndex(({ criterionId }) => criterionId === id);
    const mark = given[at];
    if (!mark) throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
    if (mark.value !== null && mark.value > points) throw invalidField(`marks.${at}.value`, 'invalid');
    return { ...mark, names, points };
  });
}

/** Refuses a second one of the same person, also concurrently. */
async function insertScore(
  tx: TxCtx,
  applicationId: string,
  {
    marks,
    ...score
  }: Pick<ScoreInput, 'note'> & {
    recommendation: ScoreInput['recommendation'] | null;
    marks: StoredMark[];
  },
): Promise<void> {
  const { userId } = personOf(tx);
  const inserted = await tx.db
    .insertInto('application_score')
    .values({
      ...score,
      id: newId(),
      application_id: applicationId,
      author_id: userId,
      marks: JSON.stringify(marks),
      at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['application_id', 'author_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw wrongStatus();
}

type ScoreRow = Awaited<ReturnType<typeof findScores>>[number];

/** The earliest first; as many as a company can have members. */
const findScores = ({ db }: Ctx, applicationId: string) =>
  db
    .selectFrom('application_score as score')
    .leftJoin('user_account as author', 'author.id', 'score.author_id')
    .select(['score.id', 'score.author_id', 'score.recommendation', 'score.note', 'score.marks', 'score.at'])
    .select('author.name as author_name')
    .where('score.application_id', '=', applicationId)
    .orderBy('score.at')
    .orderBy('score.id')
    .execute();

const presentScore = (ctx: Ctx, { id, author_id, author_name, recommendation, note, marks, at }: ScoreRow): Score[] =>
  recommendation === null
    ? []
    : [
        {
          id,
          author: author_name,
          isOwn: author_id === personOf(ctx).userId,
          at: at.toISOString(),
          recommendation,
          note,
          marks: marks.map(({ names, ...mark }) => ({ ...mark, name: wordsFor(names, ctx.locale) })),
        },
      ];
