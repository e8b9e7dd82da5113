import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx } from '../../context.ts';
import { newId } from '../../platform/id.ts';
import { contentColumns, readContent, writeLanguages } from './content.ts';
import { copyCriteria } from './criteria.ts';
import { copyQuestions } from './questions/save.ts';
import { writeTexts } from './texts.ts';
import { lockOwnJob } from './to-change.ts';

/**
 * Copies a job, without its dates, to a draft and returns its id.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function duplicateJob(ctx: Ctx, { id }: { id: string }): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const job = await lockOwnJob(tx, id);
    const { languages, texts } = await readContent(tx, id);
    const copy = newId();
    const now = tx.clock.now();
    await tx.db
      .insertInto('job')
      .values({
        ...contentColumns(job),
        id: copy,
        company_id: job.company_id,
        pipeline_id: job.pipeline_id,
        blind_review: job.blind_review,
        syndicated: job.syndicated,
        posted_by: userIdOf(tx),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await writeLanguages(tx, copy, languages);
    await writeTexts(tx, copy, { primary: job.primary_locale, before: {}, after: texts });
    await copyQuestions(tx, id, copy);
    await copyCriteria(tx, id, copy);
    return copy;
  });
}
