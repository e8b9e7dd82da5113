import { Hono, type Context } from 'hono';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { addCookies, type RequestCtx } from '../files/routes.ts';
import { sendFile } from '../files/send-file.ts';
import { can, visibleTo } from './access.ts';
import './table.ts';

/** CV downloads for both sides. */
export const applicationRoutes = (contextOf: (context: Context) => Promise<RequestCtx>): Hono =>
  new Hono().get('/applications/:id/cv', async (context) => {
    const ctx = await contextOf(context);
    personOf(ctx);
    return addCookies(await sendFile(context, ctx.storage, await findCv(ctx, context.req.param('id'))), ctx);
  });

async function findCv(ctx: Ctx, id: string) {
  if (!isId(id)) throw notFound();
  const application = await ctx.db
    .selectFrom('application')
    .select(['applicant_id', 'status', 'is_blind', 'cv_file_id'])
    .where('id', '=', id)
    .where(visibleTo(ctx.actor))
    .executeTakeFirst();
  if (!application?.cv_file_id || !can(ctx.actor, application).downloadCv) throw notFound();
  return ctx.db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', application.cv_file_id)
    .executeTakeFirstOrThrow(notFound);
}
