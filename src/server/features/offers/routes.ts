import { Hono, type Context } from 'hono';

import type { KeyScope } from '#contract/keys/key-scopes.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { addCookies, type RequestCtx } from '../files/routes.ts';
import { sendFile } from '../files/send-file.ts';
import { isForCompanyOf, isOfCandidate } from './access.ts';
import './table.ts';

/** Downloads of the files of an offer, for both sides. */
export const offerRoutes = (contextOf: (context: Context, scope?: KeyScope) => Promise<RequestCtx>): Hono =>
  new Hono().get('/offers/:id/files/:file', async (context) => {
    const ctx = await contextOf(context, 'read_offers');
    if (ctx.actor.kind !== 'key') personOf(ctx);
    const { id, file } = context.req.param();
    return addCookies(await sendFile(context, ctx.storage, await findFile(ctx, id, file)), ctx);
  });

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
