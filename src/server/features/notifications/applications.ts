import { answerStatuses, type ApplicationStatus } from '#contract/applications/application-status.ts';
import type { NotificationData } from '#contract/notifications/notification-data.ts';

import { userIdOf } from '../../actor.ts';
import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../applications/events.ts';
import '../interviews/table.ts';
import { ABOUT_NO_ONE } from '../../platform/live/events.ts';
import { findOfferReaders } from '../offers/readers.ts';
import { findParties, nameOfActor, type Parties } from './application-parties.ts';
import { MAIL_ABOUT_APPLICATION, type ApplicationMail } from './mail-task.ts';
import { notify } from './notify.ts';
import { sendLive } from './send-live.ts';

/** Once per application. */
export async function notifyOfApplication(
  tx: TxCtx,
  { applicationId }: DomainEvents['application.received'],
): Promise<void> {
  const actorId = userIdOf(tx);
  const parties = await findParties(tx, applicationId, actorId);
  if (!parties) return;
  const data = { kind: 'application_received', ...about(parties), name: parties.applicantName } as const;
  await notifyCompany(tx, parties, {
    type: 'application',
    data,
    aboutUserId: parties.applicantUserId,
    key: `application:${applicationId}`,
  });
  await mail(tx, { kind: 'received', applicationId, status: 'new', actorId });
}

/** The person who made the change is not notified, nor the company of each application that a closing answers. */
export async function notifyOfChange(
  tx: TxCtx,
  { applicationId, to, at: changedAt, isClosing, isByOffer }: DomainEvents['application.changed'],
): Promise<void> {
  const actorId = userIdOf(tx);
  const parties = await findParties(tx, applicationId, actorId);
  if (!parties) return;
  await sendToBothSides(tx, parties, to);
  if (isByOffer) return notifyWithoutOffers(tx, parties, changedAt);
  const at = changedAt.toISOString();
  const key = `application:${applicationId}:${to}:${at}`;
  const type = 'status_change';
  // The interview notification covers this.
  const isToldByInterview = to === 'interview' && (await hasProposedInterview(tx, applicationId));
  if (to !== 'withdrawn' && !isToldByInterview) {
    const data = {
      kind: 'application_changed',
      ...about(parties),
      company_name: parties.companyName,
      status: to,
    } as const;
    await notify(tx, { userId: parties.applicantUserId, type, data, aboutUserId: null, key });
    if (answerStatuses.includes(to)) await mail(tx, { kind: 'changed', applicationId, status: to, at, actorId: null });
  }
  // A colleague's viewing is not notified.
  if (to === 'viewed' || isClosing) return;
  await notifyCompany(tx, parties, { type, ...(await changeFor(tx, parties, to, actorId)), key });
  await mail(tx, { kind: 'moved', applicationId, status: to, at, actorId });
}

/** Members who see no offers. Both sides are notified of the accepted offer itself. */
async function notifyWithoutOffers(tx: TxCtx, parties: Parties, at: Date): Promise<void> {
  const readers = await findOfferReaders(tx, parties);
  await notifyCompany(
    tx,
    { ...parties, recipientIds: parties.recipientIds.filter((userId) => !readers.includes(userId)) },
    {
      type: 'status_change',
      ...(await changeFor(tx, parties, 'accepted', userIdOf(tx))),
      key: `application:${parties.applicationId}:accepted:${at.toISOString()}`,
    },
  );
}

const hasProposedInterview = async ({ db }: TxCtx, applicationId: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('interview')
      .select('id')
      .where('application_id', '=', applicationId)
      .where('status', '=', 'proposed')
      .limit(1)
      .executeTakeFirst(),
  );

async function changeFor(
  tx: TxCtx,
  parties: Parties,
  to: ApplicationStatus,
  actorId: string | null,
): Promise<Pick<CompanyNotice, 'data' | 'aboutUserId'>> {
  const named = { ...about(parties), name: parties.applicantName };
  if (to === 'withdrawn')
    return { data: { kind: 'application_withdrawn', ...named }, aboutUserId: parties.applicantUserId };
  const by = await nameOfActor(tx, actorId, parties);
  // It also names the applicant, and is deleted with their application.
  return { data: { kind: 'application_moved', ...named, status: to, by }, aboutUserId: actorId };
}

interface CompanyNotice {
  type: 'application' | 'status_change';
  data: NotificationData;
  aboutUserId: string | null;
  key: string;
}

/** Sorted by id, so that concurrent transactions cannot deadlock. */
async function notifyCompany(tx: TxCtx, { recipientIds }: Parties, { key, ...notice }: CompanyNotice): Promise<void> {
  for (const userId of recipientIds.toSorted()) await notify(tx, { userId, ...notice, key: `${key}:${userId}` });
}

const sendToBothSides = (
  tx: TxCtx,
  { applicationId, jobId, applicantUserId, memberIds }: Parties,
  status: ApplicationStatus,
) =>
  sendLive(
    tx,
    [...new Set([applicantUserId, ...memberIds])],
    { type: 'application', applicationId, jobId, status },
    ABOUT_NO_ONE,
  );

/** Not notified: within the company it is routine work. */
export async function sendStage(tx: TxCtx, event: DomainEvents['application.stage_changed']): Promise<void> {
  const parties = await findParties(tx, event.applicationId, userIdOf(tx));
  if (parties) await sendLive(tx, parties.memberIds, { type: 'stage', ...event }, ABOUT_NO_ONE);
}

export async function sendReveal(tx: TxCtx, { applicationId }: DomainEvents['application.revealed']): Promise<void> {
  const parties = await findParties(tx, applicationId, userIdOf(tx));
  if (parties) await sendLive(tx, parties.memberIds, { type: 'reveal', applicationId }, ABOUT_NO_ONE);
}

export async function sendScore(tx: TxCtx, { applicationId }: DomainEvents['score.given']): Promise<void> {
  const parties = await findParties(tx, applicationId, userIdOf(tx));
  if (parties) await sendLive(tx, parties.memberIds, { type: 'score', applicationId }, ABOUT_NO_ONE);
}

const about = ({ applicationId, jobId, jobTitle }: Parties) => ({
  application_id: applicationId,
  job_id: jobId,
  job_title: jobTitle,
});

// Written and rendered in a task, to keep the transaction short.
const mail = (tx: TxCtx, data: ApplicationMail) => tx.enqueue(MAIL_ABOUT_APPLICATION, data);
