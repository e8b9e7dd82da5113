import { Hono, type Context } from 'hono';

import type { KeyScope } from '#contract/keys/key-scopes.ts';

import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { addCookies, type RequestCtx } from '../files/routes.ts';
import { sendFile } from '../files/send-file.ts';
import '../files/table.ts';
import { findMailedFile } from './mailed/mailed-cvs.ts';
import { readCandidate } from './read.ts';

/** CVs of candidates, for their company. */
export const candidateRoutes = (contextOf: (context: Context, scope?: KeyScope) => Promise<RequestCtx>): Hono =>
  new Hono()
    .get('/mailed-cvs/:id/file', async (context) => {
      const ctx = await contextOf(context);
      if (personOf(ctx).role !== 'employer') throw new Refusal('FORBIDDEN');
      const id = context.req.param('id');
      if (!isId(id)) throw notFound();
      return addCookies(await sendFile(context, ctx.storage, await findMailedFile(ctx, id)), ctx);
    })
    .get('/candidates/:id/cv', async (context) => {
      const ctx = await contextOf(context, 'read_candidates');
      if (ctx.actor.kind !== 'key' && personOf(ctx).role !== 'employer') throw new Refusal('FORBIDDEN');
      const id = context.req.param('id');
      if (!isId(id)) throw notFound();
      const { cv } = await readCandidate(ctx, id);
      if (!cv) throw notFound();
      const file = await ctx.db
        .selectFrom('file')
        .selectAll()
        .where('id', '=', cv.id)
        .executeTakeFirstOrThrow(notFound);
      return addCookies(await sendFile(context, ctx.storage, file), ctx);
    });
