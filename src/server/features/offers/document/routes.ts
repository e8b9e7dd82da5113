import { Hono, type Context } from 'hono';

import type { KeyScope } from '#contract/keys/key-scopes.ts';

import type { Ctx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/id.ts';
import '../../applications/table.ts';
import type { FileRow } from '../../files/queries.ts';
import { addCookies, type RequestCtx } from '../../files/routes.ts';
import { sendFile } from '../../files/send-file.ts';
import '../../files/table.ts';
import { visibleTo } from '../access.ts';

export const offerDocumentRoutes = (contextOf: (context: Context, scope?: KeyScope) => Promise<RequestCtx>): Hono =>
  new Hono().get('/offers/:id/document', async (context) => {
    const ctx = await contextOf(context, 'read_offers');
    return addCookies(await sendFile(context, ctx.storage, await findDocument(ctx, context.req.param('id'))), ctx);
  });

async function findDocument(ctx: Ctx, id: string): Promise<FileRow> {
  if (!isId(id)) throw notFound();
  return ctx.db
    .selectFrom('offer')
    .innerJoin('application', 'application.id', 'offer.application_id')
    .innerJoin('file', 'file.id', 'offer.document_file_id')
    .selectAll('file')
    .where('offer.id', '=', id)
    .where(visibleTo(ctx.actor))
    .executeTakeFirstOrThrow(notFound);
}
