import type { ScheduledMessage } from '#contract/templates/company-templates.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, wrongStatus } from '../../platform/http/refusal.ts';
import { isDecidedBy } from '../applications/access.ts';
import './events.ts';
import './table.ts';

/** More than any application has. */
const WAITING_MAX = 50;

/** @throws Refusal NOT_FOUND */
export async function listScheduled(ctx: Ctx, applicationId: string): Promise<ScheduledMessage[]> {
  await requireDecided(ctx, applicationId);
  const rows = await ctx.db
    .selectFrom('scheduled_message as message')
    .leftJoin('user_account as sender', 'sender.id', 'message.sender_id')
    .select(['message.id', 'message.name', 'message.content', 'message.send_at', 'sender.name as sender'])
    .where('message.application_id', '=', applicationId)
    .where('message.state', '=', 'waiting')
    .orderBy('message.send_at')
    .orderBy('message.id')
    .limit(WAITING_MAX)
    .execute();
  return rows.map(({ send_at: at, content, ...message }) => ({
    ...message,
    content: content ?? '',
    sendAt: at.toISOString(),
  }));
}

/**
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status once it was sent, or is no longer pending.
 */
export async function takeBack(
  ctx: Ctx,
  { id, messageId }: { id: string; messageId: string },
): Promise<ScheduledMessage[]> {
  return inTransaction(ctx, async (tx) => {
    await requireDecided(tx, id);
    const message = await tx.db
      .selectFrom('scheduled_message')
      .select('state')
      .where('id', '=', messageId)
      .where('application_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!message) throw notFound();
    if (message.state !== 'waiting') throw wrongStatus();
    await setState(tx, messageId, 'taken_back');
    await tx.emit('scheduled_message.changed', { applicationId: id });
    return listScheduled(tx, id);
  });
}

/** It keeps its text only while it is pending. */
export async function setState({ db }: TxCtx, id: string, state: 'sent' | 'taken_back'): Promise<void> {
  await db.updateTable('scheduled_message').set({ state, content: null }).where('id', '=', id).execute();
}

/** For pending messages that will not be sent; they are scheduled again if the application returns. */
export const dropWaiting = ({ db }: TxCtx) =>
  db.updateTable('scheduled_message').set({ state: 'dropped', content: null }).where('state', '=', 'waiting');

async function requireDecided({ db, actor }: Ctx, applicationId: string): Promise<void> {
  const decided = await db
    .selectFrom('application')
    .select('id')
    .where('id', '=', applicationId)
    .where(isDecidedBy(actor))
    .executeTakeFirst();
  if (!decided) throw notFound();
}
