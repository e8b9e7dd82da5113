import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/id.ts';
import { can, isDecidedBy, visibleTo } from './access.ts';
import type { StoredAnswer } from './table.ts';

const isFile = ({ kind, value }: StoredAnswer): boolean => kind === 'file' && value !== null;

/**
 * The answers with the names of their files, which the person uploaded as attachments and which cannot be swept during
 * the transaction.
 * @throws Refusal INVALID file_gone
 */
export async function nameFiles(
  { db }: TxCtx,
  { userId }: Person,
  answers: readonly StoredAnswer[],
): Promise<StoredAnswer[]> {
  const ids = answers.filter(isFile).map(({ value }) => String(value));
  if (ids.length === 0) return [...answers];
  const files = await db
    .selectFrom('file')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('owner_id', '=', userId)
    .where('kind', '=', 'attachment')
    .forKeyShare()
    .execute();
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const gone = answers.filter((answer) => isFile(answer) && !names.has(String(answer.value)));
  if (gone.length > 0)
    throw new Refusal('INVALID', {
      fields: gone.map(({ questionId }) => ({ path: `answers.${questionId}`, code: 'file_gone' })),
    });
  return answers.map((answer) =>
    isFile(answer) ? { ...answer, chosen: [names.get(String(answer.value)) ?? ''] } : answer,
  );
}

/** Referenced files are not swept. */
export async function keepFiles({ db }: TxCtx, applicationId: string, answers: readonly StoredAnswer[]): Promise<void> {
  const rows = answers.filter(isFile).map(({ questionId, value }) => ({
    application_id: applicationId,
    question_id: questionId,
    file_id: String(value),
  }));
  if (rows.length > 0) await db.insertInto('application_file').values(rows).execute();
}

/**
 * For both sides, like the CV: not in a blind review, and not for the company after a withdrawal.
 * @throws Refusal NOT_FOUND
 */
export async function findAnswerFile(ctx: Ctx, id: string, questionId: string) {
  if (!isId(id) || !isId(questionId)) throw notFound();
  const application = await ctx.db
    .selectFrom('application')
    .select(['applicant_id', 'status', 'is_blind', isDecidedBy(ctx.actor).as('may_decide')])
    .where('id', '=', id)
    .where(visibleTo(ctx.actor))
    .executeTakeFirst();
  if (!application || !can(ctx.actor, application).downloadCv) throw notFound();
  return ctx.db
    .selectFrom('application_file as kept')
    .innerJoin('file', 'file.id', 'kept.file_id')
    .selectAll('file')
    .where('kept.application_id', '=', id)
    .where('kept.question_id', '=', questionId)
    .executeTakeFirstOrThrow(notFound);
}
