import { Hono, type Context } from 'hono';

import { ownDataFileName } from '#contract/accounts/own-data.ts';
import { isLocale } from '#contract/locales.ts';

import { downloadAs } from '../features/files/file-name.ts';
import { findOwnFiles } from '../features/files/own-data.ts';
import { addCookies, type RequestCtx } from '../features/files/routes.ts';
import { exportOwnData } from '../own-data.ts';
import { entriesOf } from './archive.ts';

/**
 * The export as an archive to read, in the language of `?locale=`, else the reader's. A POST like the contract's: it
 * counts against a limit, and another site must not cause it. Also before new terms are accepted.
 */
export const ownDataRoutes = (contextOf: (context: Context) => Promise<RequestCtx>): Hono =>
  new Hono().post('/me/export.zip', async (context) => {
    const asked = context.req.query('locale');
    const own = await contextOf(context);
    const ctx = isLocale(asked) ? { ...own, locale: asked } : own;
    const data = await exportOwnData(ctx);
    const files = await findOwnFiles(ctx);
    const { zipOf } = await import('./zip.ts');
    return addCookies(
      new Response(zipOf(entriesOf(ctx, data, files, ctx.locale)), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': downloadAs(ownDataFileName(data, 'zip')),
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      }),
      ctx,
    );
  });
