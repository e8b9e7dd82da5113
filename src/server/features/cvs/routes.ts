import { Hono, type Context } from 'hono';

import { isLocale } from '#contract/locales.ts';

import { Refusal } from '../../platform/http/refusal.ts';
import type { PdfDrawer } from '../../platform/pdf/pdf-drawer.ts';
import { downloadAs } from '../files/file-name.ts';
import { addCookies, type RequestCtx } from '../files/routes.ts';
import { readOwnProfile } from '../profiles/profiles.ts';
import { europassOf } from './out/europass.ts';
import { jsonResumeOf } from './out/json-resume.ts';
import { sheetOf } from './out/sheet.ts';

/** The user's own profile for other programs and for printing; in the language of `?locale=`, else the user's. */
export function profileRoutes(
  contextOf: (context: Context) => Promise<RequestCtx>,
  { pdfDrawer }: { pdfDrawer: PdfDrawer },
): Hono {
  const seekerOf = async (context: Context) => {
    const asked = context.req.query('locale');
    const own = await contextOf(context);
    const ctx = isLocale(asked) ? { ...own, locale: asked } : own;
    if (ctx.actor.kind !== 'person') throw new Refusal('UNAUTHENTICATED');
    if (ctx.actor.role !== 'job_seeker') throw new Refusal('FORBIDDEN');
    const { userId } = ctx.actor;
    return { ctx, userId, profile: await readOwnProfile(ctx), site: (await ctx.settings())['site.name'] };
  };
  const answer = (ctx: RequestCtx, name: string, type: string, body: BodyInit) =>
    addCookies(
      new Response(body, {
        headers: {
          'content-type': type,
          'content-disposition': downloadAs(name),
          'cache-control': 'private, no-store',
        },
      }),
      ctx,
    );
  return new Hono()
    .get('/me/profile.json', async (context) => {
      const { ctx, profile, site } = await seekerOf(context);
      const body = JSON.stringify(jsonResumeOf(profile, site, ctx.locale), null, 2);
      return answer(ctx, 'profile.json', 'application/json', body);
    })
    .get('/me/profile.xml', async (context) => {
      const { ctx, profile } = await seekerOf(context);
      return answer(ctx, 'profile.xml', 'application/xml; charset=utf-8', europassOf(profile, ctx.locale));
    })
    .get('/me/profile.pdf', async (context) => {
      const { ctx, userId, profile, site } = await seekerOf(context);
      const bytes = await pdfDrawer.draw(sheetOf(profile, site, ctx.locale), userId);
      return answer(ctx, 'profile.pdf', 'application/pdf', new Uint8Array(bytes));
    });
}
