import { type Context, Hono } from 'hono';

import { isLocale } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { digestOfPicture, type PictureDrawer } from './picture-drawer.ts';
import type { SharePicture } from './picture.ts';
import { readCompanyPicture, readJobPicture, readSitePicture } from './read-picture.ts';

/** Seconds: the maximum time that a closed job is still shown. */
const KEPT = 300;

const withoutEnding = (file: string | undefined): string => {
  const [, name] = /^(.+)\.png$/u.exec(file ?? '') ?? [];
  if (name === undefined) throw notFound();
  return name;
};

/** The pictures that networks show of shared links (Open Graph), as everyone sees the page. */
export function shareRoutes(
  base: Omit<Ctx, 'actor' | 'locale'>,
  drawer: PictureDrawer,
  addressOf: (context: Context) => string,
): Hono {
  const serve = (read: (ctx: Ctx, name: string) => Promise<SharePicture>) => async (context: Context) => {
    const locale = context.req.param('locale');
    if (!isLocale(locale)) throw notFound();
    const ctx: Ctx = { ...base, actor: { kind: 'anonymous' }, locale };
    const picture = await read(ctx, withoutEnding(context.req.param('file')));
    const digest = digestOfPicture(picture);
    const headers = {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${KEPT}`,
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${digest}"`,
    };
    if ((context.req.header('if-none-match') ?? '').includes(digest)) return context.body(null, 304, headers);
    return context.body(await drawer.draw(picture, digest, addressOf(context)), 200, headers);
  };
  return new Hono()
    .get('/share/:locale/jobs/:file', serve(readJobPicture))
    .get('/share/:locale/companies/:file', serve(readCompanyPicture))
    .get(
      '/share/:locale/:file',
      serve((ctx, name) => {
        if (name !== 'site') throw notFound();
        return readSitePicture(ctx);
      }),
    );
}
