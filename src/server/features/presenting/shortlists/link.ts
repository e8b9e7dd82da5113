import { createHmac } from 'node:crypto';

import { localizePath, type Locale } from '#contract/locales.ts';
import { paths, withToken } from '#contract/paths.ts';

import type { Ctx } from '../../../context.ts';
import { digestOf, sharedSecret } from '../../accounts/secrets.ts';
import { offeredLocale } from '../../settings/languages.ts';

/**
 * The secret of a shortlist's link. It is derived from a secret of the site, since only its digest is stored, and
 * consultants read the link later.
 */
async function secretMaker({ db }: Pick<Ctx, 'db'>): Promise<(shortlistId: string) => string> {
  const site = await sharedSecret(db, 'shortlists');
  return (shortlistId) => createHmac('sha256', site).update(shortlistId).digest('base64url');
}

export const shortlistDigest = async (ctx: Pick<Ctx, 'db'>, shortlistId: string): Promise<string> =>
  digestOf((await secretMaker(ctx))(shortlistId));

/** To the page in the client's language. */
export async function linkMaker(ctx: Pick<Ctx, 'db' | 'settings' | 'appUrl'>) {
  const [secretOf, settings] = [await secretMaker(ctx), await ctx.settings()];
  return ({ id, locale }: { id: string; locale: Locale }): string =>
    new URL(withToken(localizePath(paths.shortlist(), offeredLocale(settings, locale)), secretOf(id)), ctx.appUrl).href;
}
