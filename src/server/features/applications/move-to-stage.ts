import type { ApplicationTransition, StageStatus } from '#contract/applications/application-status.ts';

import { keyNameOf, userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { isDecidedBy, visibleTo } from './access.ts';
import { changeApplication, dropWaitingAnswers } from './change.ts';
import './events.ts';
import { nextMoment } from './next-moment.ts';
import { currentStage } from './stages.ts';
import './table.ts';

interface Move {
  id: string;
  stageId: string;
  /** The stage as it was read, null for none; prevents undoing a concurrent change. */
  from?: string | null | undefined;
}

/**
 * Changes the status if the stage belongs to another one, which notifies the applicant; moves within a status stay
 * internal to the company.
 * @throws Refusal NOT_FOUND, FORBIDDEN for the applicant and interviewers; CONFLICT wrong_status if the status does not
 * allow it, changed_meanwhile if the application is in another stage than `from` or the job no longer has this stage.
 */
export async function moveToStage(ctx: Ctx, { id, stageId, from }: Move): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const application = await lockWithStage(tx, id);
    const stage = await findStage(tx, application.job_id, stageId);
    if (!stage || (from !== undefined && from !== (application.stage?.id ?? null)))
      throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
    if (application.stage?.id === stageId) return;
    if (stage.status !== application.status) await changeApplication(tx, transitionTo[stage.status], id);
    await dropWaitingAnswers(tx, id);
    // `updated_at` stays, because applicants read it.
    await tx.db.updateTable('application').set({ stage_id: stageId }).where('id', '=', id).execute();
    await tx.db
      .insertInto('application_stage_move')
      .values({
        id: newId(),
        application_id: id,
        stage_id: stageId,
        names: JSON.stringify(stage.names),
        actor_id: userIdOf(tx),
        key_name: keyNameOf(tx),
        at: await nextMoment(tx, id),
      })
      .execute();
    await tx.emit('application.stage_changed', { applicationId: id, stageId, status: stage.status });
  });
}

const transitionTo: Record<StageStatus, ApplicationTransition> = {
  viewed: 'view',
  shortlisted: 'shortlist',
  interview: 'interview',
};

async function lockWithStage({ db, actor }: TxCtx, id: string) {
  const application = await db
    .selectFrom('application')
    .select(['job_id', 'status', currentStage.as('stage'), isDecidedBy(actor).as('may_decide')])
    .where('id', '=', id)
    .where(visibleTo(actor))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!application) throw notFound();
  if (!application.may_decide) throw new Refusal('FORBIDDEN');
  return application;
}

const findStage = ({ db }: TxCtx, jobId: string, stageId: string) =>
  db
    .selectFrom('pipeline_stage as stage')
    .innerJoin('job', 'job.pipeline_id', 'stage.pipeline_id')
    .select(['stage.status', 'stage.names'])
    .where('job.id', '=', jobId)
    .where('stage.id', '=', stageId)
    .executeTakeFirst();
