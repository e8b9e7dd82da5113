import { sql } from 'kysely';

import { answerStatuses, type ApplicationStatus, isDecided } from '#contract/applications/application-status.ts';
import type { WebhookEvent } from '#contract/webhooks/webhook-choices.ts';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../applications/events.ts';
import '../applications/table.ts';
import '../companies/events.ts';
import '../jobs/events.ts';
import { findTitles } from '../jobs/titles.ts';
import '../messaging/events.ts';
import '../messaging/table.ts';
import { isStopped } from './find-webhook.ts';
import { queueDelivery } from './queue-delivery.ts';
import type { EventData } from './table.ts';

/** Subscribers that create a delivery for each subscribed webhook, in the event's transaction. */

export const webhooksFor = ({ db }: TxCtx, companyId: string, event: WebhookEvent) =>
  db
    .selectFrom('webhook')
    .select(['id', 'locale'])
    .where('company_id', '=', companyId)
    .where('is_enabled', '=', true)
    .where(sql<boolean>`not ${isStopped}`)
    .where(({ eb, val, fn }) => eb(val<string>(event), '=', fn.any('events')))
    .orderBy('id')
    .execute();

interface AboutJob extends Pick<EventData, 'status' | 'isHidden' | 'closeReason'> {
  companyId: string;
  jobId: string;
}

type JobEvent = 'job.published' | 'job.changed' | 'job.closed';

async function tellOfJobs(tx: TxCtx, event: JobEvent, companyId: string, jobIds: readonly string[]): Promise<void> {
  const webhooks = await webhooksFor(tx, companyId, event);
  if (webhooks.length === 0) return;
  for (const jobId of jobIds) {
    const job = await tx.db
      .selectFrom('job')
      .select(['status', 'close_reason', sql<boolean>`hidden_at is not null`.as('is_hidden')])
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    const about: AboutJob = { companyId, jobId, status: job.status, isHidden: job.is_hidden };
    if (event === 'job.closed') about.closeReason = job.close_reason;
    const titles = await findTitles(tx, jobId);
    for (const webhook of webhooks)
      await queueDelivery(tx, webhook, {
        event,
        subjectId: jobId,
        data: { ...about, jobTitle: titles?.titleIn(webhook.locale) ?? '' },
      });
  }
}

export const tellJobPublished = (tx: TxCtx, { jobIds, companyId }: DomainEvents['job.published']) =>
  tellOfJobs(tx, 'job.published', companyId, jobIds);
export const tellJobChanged = (tx: TxCtx, { jobId, companyId }: DomainEvents['job.changed']) =>
  tellOfJobs(tx, 'job.changed', companyId, [jobId]);
export const tellJobClosed = (tx: TxCtx, { jobIds, companyId }: DomainEvents['job.closed']) =>
  tellOfJobs(tx, 'job.closed', companyId, jobIds);

type ApplicationEvent = Extract<WebhookEvent, `application.${string}` | 'message.received'>;

async function tellOfApplication(
  tx: TxCtx,
  event: ApplicationEvent,
  applicationId: string,
  more: Pick<EventData, 'stageId' | 'messageId'> = {},
): Promise<void> {
  const application = await tx.db
    .selectFrom('application')
    .select(['company_id', 'job_id', 'status', 'is_blind'])
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (!application) return;
  const webhooks = await webhooksFor(tx, application.company_id, event);
  if (webhooks.length === 0) return;
  const { company_id: companyId, job_id: jobId, status, is_blind: isBlind } = application;
  const titles = await findTitles(tx, jobId);
  for (const webhook of webhooks)
    await queueDelivery(tx, webhook, {
      event,
      subjectId: applicationId,
      applicationId,
      data: {
        companyId,
        applicationId,
        jobId,
        jobTitle: titles?.titleIn(webhook.locale) ?? '',
        status,
        isBlind,
        ...more,
      },
    });
}

export const tellApplicationReceived = (tx: TxCtx, { applicationId }: DomainEvents['application.received']) =>
  tellOfApplication(tx, 'application.received', applicationId);

/** Opening it decides nothing, and is not published elsewhere either. */
export async function tellApplicationChanged(
  tx: TxCtx,
  { applicationId, to }: DomainEvents['application.changed'],
): Promise<void> {
  const event = eventOf(to);
  if (event) await tellOfApplication(tx, event, applicationId);
}

function eventOf(to: ApplicationStatus): ApplicationEvent | undefined {
  if (to === 'withdrawn') return 'application.withdrawn';
  if (isDecided(to)) return 'application.decided';
  return answerStatuses.includes(to) ? 'application.moved' : undefined;
}

/** A move to a stage of another status: one event, which names both. */
export async function tellStageChanged(
  tx: TxCtx,
  { applicationId, stageId }: DomainEvents['application.stage_changed'],
): Promise<void> {
  await tx.db
    .deleteFrom('webhook_delivery')
    .where('application_id', '=', applicationId)
    .where('event', '=', 'application.moved')
    .where(sql<boolean>`xmin = pg_current_xact_id()::xid`)
    .execute();
  await tellOfApplication(tx, 'application.moved', applicationId, { stageId });
}

/** To the company only. */
export async function tellMessage(
  tx: TxCtx,
  { applicationId, messageId }: DomainEvents['message.sent'],
): Promise<void> {
  const message = await tx.db.selectFrom('message').select('side').where('id', '=', messageId).executeTakeFirst();
  if (message?.side === 'applicant') await tellOfApplication(tx, 'message.received', applicationId, { messageId });
}

export async function tellCompanyVerified(
  tx: TxCtx,
  { companyId, how }: DomainEvents['company.verified'],
): Promise<void> {
  for (const webhook of await webhooksFor(tx, companyId, 'company.verified'))
    await queueDelivery(tx, webhook, {
      event: 'company.verified',
      subjectId: companyId,
      data: { companyId, verifiedHow: how },
    });
}

/**
 * Before a person's applications are deleted: one event each, since a common one would reveal that they are of one
 * person, which a blind review hides.
 */
export async function tellErasure(tx: TxCtx, applicantId: string): Promise<void> {
  const applications = await tx.db
    .selectFrom('application')
    .select(['id', 'company_id', 'job_id', 'is_blind'])
    .where('applicant_id', '=', applicantId)
    .orderBy('id')
    .execute();
  for (const { id: applicationId, company_id: companyId, job_id: jobId, is_blind: isBlind } of applications)
    for (const webhook of await webhooksFor(tx, companyId, 'person.erased'))
      await queueDelivery(tx, webhook, {
        event: 'person.erased',
        subjectId: applicationId,
        data: { companyId, applicationId, jobId, personId: isBlind ? null : applicantId },
      });
}
