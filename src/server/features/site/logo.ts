import { type Context, Hono } from 'hono';
import { readFile } from 'node:fs/promises';

import { siteLogoRule } from '#contract/files/file-rules.ts';
import { siteLogoPath } from '#contract/paths.ts';
import type { SiteLogo } from '#contract/settings/settings.ts';
import type { Site } from '#contract/site/site.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { type FilesCtx, inspectUpload } from '../files/files.ts';
import { iconPath } from '../files/icon-path.ts';
import { setSetting, type SettingRow } from '../settings/settings.ts';
import './table.ts';

/** Earlier logos stay for the emails that show them. */
const LOGOS_KEPT = 20;

const FILE = /^([0-9a-f]{64})\.png$/;

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Replaces the logo.
 * @throws Refusal TOO_LARGE file_too_large or image_too_large, UNSUPPORTED_TYPE file_type, INVALID file_damaged
 */
export const saveLogo = (ctx: FilesCtx, { file }: { file: File }): Promise<SettingRow> =>
  inspectUpload(ctx, { kind: 'site_logo', file, maxBytes: siteLogoRule.maxBytes }, async (path, inspected) => {
    const { sha256: digest, logo: size = { width: 1, height: 1 } } = inspected;
    const [logo, icon] = await Promise.all([readFile(path), readFile(iconPath(path))]);
    return inTransaction(ctx, async (tx) => {
      await tx.db
        .insertInto('site_logo')
        .values({ digest, logo, icon, uploaded_at: tx.clock.now() })
        .onConflict((conflict) => conflict.column('digest').doUpdateSet({ uploaded_at: tx.clock.now() }))
        .execute();
      await tx.db
        .deleteFrom('site_logo')
        .where('digest', 'in', ({ selectFrom }) =>
          selectFrom('site_logo').select('digest').orderBy('uploaded_at', 'desc').offset(LOGOS_KEPT),
        )
        .execute();
      return setSetting(tx, 'site.logo', { digest, ...size });
    });
  });

export const presentLogo = (logo: SiteLogo | null): Site['logo'] =>
  logo && {
    path: siteLogoPath(logo.digest, 'logo'),
    iconPath: siteLogoPath(logo.digest, 'icon'),
    width: logo.width,
    height: logo.height,
  };

/** The content of an address never changes. */
export function logoRoutes(base: Pick<Ctx, 'db'>): Hono {
  const serve = (kind: 'logo' | 'icon') => async (context: Context) => {
    const [, digest] = FILE.exec(context.req.param('file') ?? '') ?? [];
    const row =
      digest && (await base.db.selectFrom('site_logo').select(kind).where('digest', '=', digest).executeTakeFirst());
    if (!row) throw notFound();
    return context.body(new Uint8Array(Object.values(row)[0] as Buffer), 200, {
      'content-type': 'image/png',
      'cache-control': FOREVER,
    });
  };
  return new Hono().get('/site-logo/:file', serve('logo')).get('/site-icon/:file', serve('icon'));
}
