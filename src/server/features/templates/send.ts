import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findPerson } from '../accounts/find-person.ts';
import '../applications/table.ts';
import { sendMessage } from '../messaging/send.ts';
import './events.ts';
import { dropWaiting, setState } from './scheduled.ts';
import './table.ts';

export const SEND_SCHEDULED = 'templates.send';

/** As the member who moved the application. Dropped if that member may no longer write to the applicant. */
export async function sendScheduled(ctx: Ctx, { messageId }: { messageId: string }): Promise<void> {
  const message = await ctx.db
    .selectFrom('scheduled_message')
    .select(['application_id', 'sender_id'])
    .where('id', '=', messageId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!message) return;
  const actor = message.sender_id && (await findPerson(ctx, message.sender_id));
  const applicationId = message.application_id;
  try {
    if (!actor) throw new Refusal('FORBIDDEN');
    await inTransaction({ ...ctx, actor }, (tx) => send(tx, applicationId, messageId));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await inTransaction(ctx, async (tx) => {
      await dropWaiting(tx).where('id', '=', messageId).execute();
      await tx.emit('scheduled_message.changed', { applicationId });
    });
  }
}

async function send(tx: TxCtx, applicationId: string, messageId: string): Promise<void> {
  // In the lock order of changes to an application.
  await tx.db.selectFrom('application').select('id').where('id', '=', applicationId).forNoKeyUpdate().execute();
  const waiting = await tx.db
    .selectFrom('scheduled_message')
    .select('content')
    .where('id', '=', messageId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return;
  await sendMessage(tx, {
    id: applicationId,
    clientId: messageId,
    content: waiting.content ?? '',
    attachmentIds: [],
    isAutomatic: true,
  });
  await setState(tx, messageId, 'sent');
  await tx.emit('scheduled_message.changed', { applicationId });
}
