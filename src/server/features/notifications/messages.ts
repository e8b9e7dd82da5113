import { sql } from 'kysely';

import type { Message } from '#contract/messaging/messages.ts';
import { preview } from '#contract/notifications/preview.ts';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../messaging/events.ts';
import { ABOUT_NO_ONE } from '../../platform/live/events.ts';
import { messages, presentMessage } from '../messaging/queries.ts';
import { findParties, type Parties } from './application-parties.ts';
import { isSilenced } from './job-notices.ts';
import { MAIL_ABOUT_MESSAGE } from './mail-task.ts';
import { notify } from './notify.ts';
import { sendLive } from './send-live.ts';
import { sendUnread } from './send-unread.ts';

/** Notifies the addressee once for all unread messages of the thread, and by email if still unread later. */
export async function notifyOfMessage(
  tx: TxCtx,
  { applicationId, messageId, recipientId }: DomainEvents['message.sent'],
): Promise<void> {
  const parties = await findParties(tx, applicationId, null);
  if (!parties) return;
  const message = presentMessage(await messages(tx).where('message.id', '=', messageId).executeTakeFirstOrThrow());
  await sendLive(
    tx,
    bothSides(parties),
    { type: 'message', recipientId, jobTitle: parties.jobTitle, message },
    { userId: message.sender.userId, applicationId },
  );
  if (!recipientId) return;
  const isTold = !(await isSilenced(tx, recipientId, parties.jobId));
  if (isTold && (await isFirstUnread(tx, recipientId, message))) {
    const data = { kind: 'message_received', ...about(parties, message) } as const;
    await notify(tx, {
      userId: recipientId,
      type: 'message',
      data,
      aboutUserId: message.sender.userId,
      key: `message:${messageId}`,
    });
    const { 'messages.mail_delay_seconds': delay } = await tx.settings();
    await tx.enqueue(
      MAIL_ABOUT_MESSAGE,
      { messageId },
      { startAfter: new Date(tx.clock.now().getTime() + delay * 1_000) },
    );
  }
  await sendUnread(tx, recipientId);
}

/** Both sides read the thread again; quotations of a hidden message are deleted. */
export async function sendModerated(
  tx: TxCtx,
  { applicationId, messageId }: DomainEvents['message.moderated'],
): Promise<void> {
  const parties = await findParties(tx, applicationId, null);
  if (!parties) return;
  const message = presentMessage(await messages(tx).where('message.id', '=', messageId).executeTakeFirstOrThrow());
  if (message.isRemoved) await forgetQuotes(tx, applicationId, messageId);
  await sendLive(
    tx,
    bothSides(parties),
    { type: 'message', recipientId: null, jobTitle: parties.jobTitle, message },
    { userId: message.sender.userId, applicationId },
  );
}

/** In notifications, in live events that could be replayed, and in pending emails. */
async function forgetQuotes({ db }: TxCtx, applicationId: string, messageId: string): Promise<void> {
  await db
    .updateTable('notification')
    .set({ data: sql`jsonb_set(data, '{preview}', '""')` })
    .where('application_id', '=', applicationId)
    .where('dedupe_key', '=', `message:${messageId}`)
    .execute();
  await sql`
    delete from live_event where about_application_id = ${applicationId}::uuid
      and (event #>> '{message,id}' = ${messageId} or event ->> 'type' = 'notification' and event #>> '{data,kind}' = 'message_received')`.execute(
    db,
  );
}

/** Also marks the notifications of read messages as read. */
export async function sendReceipt(
  tx: TxCtx,
  { readerIds, at, ...receipt }: DomainEvents['messages.received'],
): Promise<void> {
  const parties = await findParties(tx, receipt.applicationId, null);
  if (!parties) return;
  await sendLive(tx, bothSides(parties), { type: 'receipt', ...receipt, at: at.toISOString() }, ABOUT_NO_ONE);
  if (receipt.state !== 'read') return;
  for (const userId of readerIds) {
    await tx.db
      .updateTable('notification')
      .set({ read_at: at })
      .where('user_id', '=', userId)
      .where('application_id', '=', receipt.applicationId)
      // Mentions and to-dos are of the same type.
      .where(sql<string>`data ->> 'kind'`, '=', 'message_received')
      .where('read_at', 'is', null)
      .execute();
    await sendUnread(tx, userId);
  }
}

const isFirstUnread = async ({ db }: TxCtx, recipientId: string, { applicationId, seq }: Message): Promise<boolean> =>
  (await db
    .selectFrom('message')
    .select('id')
    .where('recipient_id', '=', recipientId)
    .where('application_id', '=', applicationId)
    .where('read_at', 'is', null)
    .where('seq', '<', seq)
    .limit(1)
    .executeTakeFirst()) === undefined;

const bothSides = ({ applicantUserId, deciderIds }: Parties): string[] => [
  ...new Set([applicantUserId, ...deciderIds]),
];

const about = ({ applicationId, jobId, jobTitle, companyName }: Parties, { content, sender }: Message) => ({
  application_id: applicationId,
  job_id: jobId,
  job_title: jobTitle,
  name: sender.name ?? companyName,
  preview: preview(content, 'mail'),
});
