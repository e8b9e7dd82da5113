import { Hono, type Context } from 'hono';

import type { KeyScope } from '#contract/keys/key-scopes.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import type { FileRow } from '../files/queries.ts';
import { addCookies, type RequestCtx } from '../files/routes.ts';
import { sendFile } from '../files/send-file.ts';
import { isForCompanyOf, isOfCandidate, visibleTo } from './access.ts';
import './table.ts';

/** Downloads of the files of an offer and of its document, for both sides. */
export function offerRoutes(contextOf: (context: Context, scope?: KeyScope) => Promise<RequestCtx>): Hono {
  const answer = async (context: Context, find: (ctx: Ctx) => Promise<FileRow>) => {
    const ctx = await contextOf(context, 'read_offers');
    if (ctx.actor.kind !== 'key') personOf(ctx);
    return addCookies(await sendFile(context, ctx.storage, await find(ctx)), ctx);
  };
  return new Hono()
    .get('/offers/:id/files/:file', (context) => {
      const { id, file } = context.req.param();
      return answer(context, (ctx) => findFile(ctx, id, file));
    })
    .get('/offers/:id/document', (context) => answer(context, (ctx) => findDocument(ctx, context.req.param('id'))));
}

/** The candidate's are those that were sent. */
async function findFile(ctx: Ctx, id: string, fileId: string) {
  if (!isId(id) || !isId(fileId)) throw notFound();
  return ctx.db
    .selectFrom('offer')
    .innerJoin('application', 'application.id', 'offer.application_id')
    .innerJoin('offer_version as version', 'version.offer_id', 'offer.id')
    .innerJoin('offer_file as sent', 'sent.version_id', 'version.id')
    .innerJoin('file', 'file.id', 'sent.file_id')
    .selectAll('file')
    .where('offer.id', '=', id)
    .where('file.id', '=', fileId)
    .where((eb) =>
      eb.or([isForCompanyOf(ctx.actor), eb.and([isOfCandidate(ctx.actor), eb('version.sent_at', 'is not', null)])]),
    )
    .limit(1)
    .executeTakeFirstOrThrow(notFound);
}

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
