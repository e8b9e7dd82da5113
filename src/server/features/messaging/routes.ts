import { Hono, type Context } from 'hono';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { addCookies, type RequestCtx } from '../files/routes.ts';
import { sendFile } from '../files/send-file.ts';
import { findThread } from './thread.ts';
import './table.ts';

export const messagingRoutes = (contextOf: (context: Context) => Promise<RequestCtx>): Hono =>
  new Hono().get('/applications/:id/attachments/:fileId', async (context) => {
    const ctx = await contextOf(context);
    personOf(ctx);
    return addCookies(await sendFile(context, ctx.storage, await findAttachment(ctx, context.req.param())), ctx);
  });

async function findAttachment(ctx: Ctx, { id, fileId }: { id: string; fileId: string }) {
  if (!isId(id) || !isId(fileId)) throw notFound();
  await findThread(ctx, id);
  return ctx.db
    .selectFrom('file')
    .innerJoin('message_attachment as attached', 'attached.file_id', 'file.id')
    .innerJoin('message', 'message.id', 'attached.message_id')
    .selectAll('file')
    .where('file.id', '=', fileId)
    .where('message.application_id', '=', id)
    .where('message.hidden_at', 'is', null)
    .executeTakeFirstOrThrow(notFound);
}
