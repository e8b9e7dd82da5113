import { sql } from 'kysely';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import { MESSAGE_MAX } from '#contract/limits.ts';
import { fillTemplate } from '#contract/templates/message-templates.ts';

import type { TxCtx } from '../../context.ts';
import { newId } from '../../platform/id.ts';
import { currentStage } from '../applications/stages.ts';
import { findRecipients } from '../companies/members.ts';
import { responsibleId } from '../jobs/responsible.ts';
import { nameOf, recipientOf, recipients, type Recipient, textFor } from './filling.ts';
import './events.ts';
import { dropWaiting } from './scheduled.ts';
import { SEND_SCHEDULED } from './send.ts';
import './table.ts';

const MINUTE = 60_000;

/** `to`: the new status; without one the application only changed its stage. */
interface Arrival {
  applicationId: string;
  to?: ApplicationStatus;
}

/**
 * Schedules the company's templates for the application's current status and stage, each once, and drops pending ones
 * for the previous. Nothing under blind review: a message would reveal the applicant.
 */
export async function scheduleMessages(tx: TxCtx, { applicationId, to }: Arrival): Promise<void> {
  const at = await findArrived(tx, applicationId);
  const templates = await findSent(tx, at);
  const dropped = await dropWaiting(tx)
    .where('application_id', '=', applicationId)
    .where('template_id', '<>', sql<string>`all(${templates.map(({ id }) => id)}::uuid[])`)
    .returning('id')
    .execute();
  if (dropped.length > 0) await tx.emit('scheduled_message.changed', { applicationId });
  const due = templates.filter(({ sent_status: status }) => status === null || to !== undefined);
  if (due.length === 0 || at.isBlind || to === 'withdrawn') return;
  const senderId = await findSender(tx, at);
  if (!senderId) return;
  const sender = await nameOf(tx, senderId);
  for (const template of due) await schedule(tx, { applicationId, senderId, sender, template, recipient: at });
}

interface Arrived extends Recipient {
  jobId: string;
  responsibleId: string | null;
  status: ApplicationStatus;
  stageId: string | null;
}

async function findArrived(tx: TxCtx, applicationId: string): Promise<Arrived> {
  const row = await recipients(tx)
    .innerJoin('job', 'job.id', 'application.job_id')
    .select(['application.job_id', 'application.status', responsibleId.as('responsible_id')])
    .select(sql<string | null>`${currentStage} ->> 'id'`.as('stage_id'))
    .where('application.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return {
    ...recipientOf(row),
    jobId: row.job_id,
    responsibleId: row.responsible_id,
    status: row.status,
    stageId: row.stage_id,
  };
}

type SentTemplate = Awaited<ReturnType<typeof findSent>>[number];

/** The templates for this status or stage. */
const findSent = ({ db }: TxCtx, { companyId, status, stageId }: Arrived) =>
  db
    .selectFrom('message_template')
    .select(['id', 'name', 'texts', 'sent_status', 'delay_minutes'])
    .$narrowType<{ delay_minutes: number }>()
    .where('company_id', '=', companyId)
    .where(sql<boolean>`(sent_status = ${status} or sent_stage_id = ${stageId}::uuid)`)
    .orderBy('position')
    .execute();

/** The member who moved the application; otherwise, as when a job expires, the member responsible for the job. */
async function findSender(tx: TxCtx, { companyId, jobId, responsibleId: responsible }: Arrived) {
  if (tx.actor.kind === 'person') return tx.actor.userId;
  const [first] = await findRecipients(tx, { companyId, jobId, responsibleId: responsible, actorId: null });
  return first;
}

interface NewMessage {
  applicationId: string;
  senderId: string;
  sender: string;
  template: SentTemplate;
  recipient: Recipient;
}

async function schedule(tx: TxCtx, message: NewMessage): Promise<void> {
  const { applicationId, senderId, sender, template, recipient } = message;
  const sendAt = new Date(tx.clock.now().getTime() + template.delay_minutes * MINUTE);
  const filled = fillTemplate(textFor(template.texts, recipient.locale).text, { ...recipient.facts, sender });
  const row = {
    sender_id: senderId,
    name: template.name,
    content: filled.length > MESSAGE_MAX ? `${filled.slice(0, MESSAGE_MAX - 1)}…` : filled,
    state: 'waiting',
    send_at: sendAt,
  } as const;
  const added = await tx.db
    .insertInto('scheduled_message')
    .values({ id: newId(), application_id: applicationId, template_id: template.id, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'template_id'])
        .doUpdateSet({ ...row, id: newId() })
        .where('scheduled_message.state', '=', 'dropped'),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await tx.enqueue(SEND_SCHEDULED, { messageId: added.id }, { startAfter: sendAt });
  await tx.emit('scheduled_message.changed', { applicationId });
}
