import { z } from 'zod';

import { undecidedStatuses } from '#contract/applications/application-status.ts';

import type { Person } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { findPerson } from '../accounts/find-person.ts';
import { CHECK_ANSWERS } from '../jobs/questions/save.ts';
import { ANSWER_CLOSING, answerClosing } from './answer-closing.ts';
import { checkAnswers } from './answers.ts';
import { changeApplications } from './bulk.ts';
import { countAnswers } from './figures/count-answers.ts';
import { lockBatch, REJECT_HELD } from './reject-several.ts';
import { remindOfPromises } from './remind-of-promises.ts';
import { sweepApplications } from './retention/sweep.ts';
import { sweepUnsent } from './send-later.ts';
import './table.ts';

const DAY = 86_400_000;

export const applicationTasks: Task<Ctx>[] = [
  defineTask({ name: REJECT_HELD, schema: z.object({ batchId: z.uuid() }), run: rejectHeld }),
  defineTask({ name: ANSWER_CLOSING, schema: z.object({ closingId: z.uuid() }), run: answerClosing }),
  defineTask({ name: CHECK_ANSWERS, schema: z.object({ jobId: z.uuid() }), run: checkAnswers }),
  defineTask({ name: 'applications.count_answers', schema: z.object({}), cron: '22 4 * * *', run: countAnswers }),
  defineTask({
    name: 'applications.remind_of_promises',
    schema: z.object({}),
    cron: '31 6 * * *',
    run: remindOfPromises,
  }),
  defineTask({ name: 'applications.sweep', schema: z.object({}), cron: '11 2 * * *', run: sweepApplications }),
  defineTask({ name: 'applications.sweep_unsent', schema: z.object({}), cron: '51 * * * *', run: sweepUnsent }),
  defineTask({ name: 'applications.sweep_holds', schema: z.object({}), cron: '37 3 * * *', run: sweepHolds }),
];

/** As the person who decided. Applications that can no longer be rejected stay unchanged. */
async function rejectHeld(ctx: Ctx, { batchId }: { batchId: string }): Promise<void> {
  const { ids, actor } = await inTransaction(ctx, (tx) => begin(tx, batchId));
  const results = actor ? await changeApplications({ ...ctx, actor }, { action: 'reject', ids }) : [];
  const rejected = new Set(results.filter(({ refused }) => refused === null).map(({ id }) => id));
  const left = ids.filter((id) => !rejected.has(id));
  if (left.length > 0)
    await ctx.db.deleteFrom('application_rejection_hold').where('application_id', 'in', left).execute();
}

/** From here on it cannot be undone. A repeated run finishes an interrupted one. */
async function begin(tx: TxCtx, batchId: string): Promise<{ ids: string[]; actor: Person | undefined }> {
  const [first] = await lockBatch(tx, batchId).execute();
  if (!first) return { ids: [], actor: undefined };
  await tx.db.updateTable('application_rejection_hold').set({ begun: true }).where('batch_id', '=', batchId).execute();
  const rows = await tx.db
    .selectFrom('application_rejection_hold as hold')
    .innerJoin('application', 'application.id', 'hold.application_id')
    .select('application.id')
    .where('hold.batch_id', '=', batchId)
    .where('application.status', 'in', [...undecidedStatuses])
    .orderBy('application.applied_at')
    .execute();
  return { ids: rows.map(({ id }) => id), actor: await findPerson(tx, first.decided_by) };
}

async function sweepHolds({ db, clock }: Ctx): Promise<void> {
  await db
    .deleteFrom('application_rejection_hold')
    .where('begun', '=', true)
    .where('due_at', '<', new Date(clock.now().getTime() - DAY))
    .execute();
}
