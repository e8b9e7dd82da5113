import type { Selectable } from 'kysely';

import {
  answerStatuses,
  applicationTransitions,
  type ApplicationTransition,
  isDecided,
} from '#contract/applications/application-status.ts';

import { keyNameOf, userIdOf, type Actor } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { applicationSideOf, can, type ApplicationState, isDecidedBy, visibleTo } from './access.ts';
import './events.ts';
import { recordFirstAnswer } from './first-answer.ts';
import { nextMoment } from './next-moment.ts';
import { requireStatedPay } from './stated-pay.ts';
import type { ApplicationTable } from './table.ts';

/**
 * Of two concurrent changes one succeeds. `isClosing`: one of all that are answered when the job closes.
 * @throws Refusal NOT_FOUND; FORBIDDEN for the other side's changes; CONFLICT wrong_status if the status does not allow
 * it, not_revealed in a blind review, pay_not_stated before an interview.
 */
export async function changeApplication(
  ctx: Ctx,
  transition: ApplicationTransition,
  id: string,
  { isClosing = false }: { isClosing?: boolean } = {},
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const application = await tx.db
      .selectFrom('application')
      .select(['id', 'job_id', 'applicant_id', 'status', 'is_blind', isDecidedBy(tx.actor).as('may_decide')])
      .where('id', '=', id)
      .where(visibleTo(tx.actor))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!application) throw notFound();
    const refused = refusalOf(tx.actor, application, transition);
    if (refused === 'FORBIDDEN') throw new Refusal(refused);
    if (refused === 'CONFLICT') throw new Refusal(refused, { reason: reasonOf(tx.actor, application, transition) });
    if (transition === 'interview') await requireStatedPay(tx, application.job_id);
    await moveApplication(tx, application, transition, { isClosing, isByOffer: false });
  });
}

/** By the applicant, who accepted an offer. The application must be locked and undecided. */
export async function acceptByOffer(tx: TxCtx, id: string): Promise<void> {
  const application = await tx.db
    .selectFrom('application')
    .select(['id', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await moveApplication(tx, application, 'accept', { isClosing: false, isByOffer: true });
}

/** Of a person who was presented, and no longer consents to it. The application must be locked and undecided. */
export const withdrawWithoutConsent = (
  tx: TxCtx,
  application: Pick<Selectable<ApplicationTable>, 'id' | 'status'>,
): Promise<void> => moveApplication(tx, application, 'withdraw', { isClosing: false, isByOffer: false });

/** Of a locked application, whose status allows it. */
async function moveApplication(
  tx: TxCtx,
  { id, status: from }: Pick<Selectable<ApplicationTable>, 'id' | 'status'>,
  transition: ApplicationTransition,
  how: Pick<DomainEvents['application.changed'], 'isClosing' | 'isByOffer'>,
): Promise<void> {
  const { to } = applicationTransitions[transition];
  // Opening it decides nothing; any other change replaces a pending answer.
  if (transition !== 'view') await dropWaitingAnswers(tx, id);
  const now = await nextMoment(tx, id);
  await tx.db
    .updateTable('application')
    .set({ status: to, stage_id: null, updated_at: now, ...(isDecided(to) ? { decided_at: now } : {}) })
    .where('id', '=', id)
    .execute();
  if (answerStatuses.includes(to)) await recordFirstAnswer(tx, id, { counts: !how.isClosing });
  await tx.db
    .insertInto('application_event')
    .values({
      id: newId(),
      application_id: id,
      actor_id: userIdOf(tx),
      key_name: keyNameOf(tx),
      from_status: from,
      to_status: to,
      at: now,
    })
    .execute();
  await tx.emit('application.changed', { applicationId: id, from, to, at: now, ...how });
}

/** The reason why a visible application cannot be changed this way. */
export function refusalOf(
  actor: Actor,
  application: ApplicationState,
  transition: ApplicationTransition,
): 'FORBIDDEN' | 'CONFLICT' | null {
  if (applicationSideOf(actor, application) !== applicationTransitions[transition].by) return 'FORBIDDEN';
  return can(actor, application)[transition] ? null : 'CONFLICT';
}

const reasonOf = (
  actor: Actor,
  application: ApplicationState,
  transition: ApplicationTransition,
): 'not_revealed' | 'wrong_status' =>
  can(actor, { ...application, is_blind: false })[transition] ? 'not_revealed' : 'wrong_status';

/** Pending rejections and answers of a closing job, which a later manual change replaces. */
export async function dropWaitingAnswers({ db }: TxCtx, id: string): Promise<void> {
  await db
    .deleteFrom('application_rejection_hold')
    .where('application_id', '=', id)
    .where('begun', '=', false)
    .execute();
  await db.deleteFrom('application_closing_answer').where('application_id', '=', id).execute();
}

/** Changes new applications only (specification, section 4). */
export async function viewApplication(ctx: Ctx, id: string): Promise<void> {
  try {
    await changeApplication(ctx, 'view', id);
  } catch (error) {
    if (!(error instanceof Refusal && error.details.reason === 'wrong_status')) throw error;
  }
}
