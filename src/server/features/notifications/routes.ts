import { Hono } from 'hono';

import { defaultLocale, isLocale, localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';

import type { Ctx } from '../../context.ts';
import type { Config } from '../../platform/config.ts';
import { onlySmallForm } from '../../platform/http/only-small-form.ts';
import { readMailedToken } from '../accounts/mailed-token.ts';
import { mailedTokenCookie } from '../accounts/session-cookie.ts';
import type { Inspector } from '../files/inspector.ts';
import { unsubscribe } from './preferences.ts';
import type { ReplyReader } from './replies/reply-reader.ts';
import { inboundMailRoutes } from './replies/routes.ts';

interface MailDeps {
  base: Omit<Ctx, 'actor' | 'locale'>;
  config: Pick<Config, 'replies'>;
  inspector: Inspector;
  replyReader: ReplyReader;
}

/** What email programs and mail servers call. */
export const mailRoutes = ({ base, config: { replies }, inspector, replyReader }: MailDeps): Hono =>
  new Hono()
    .route('/', unsubscribeRoutes(base))
    .route('/', inboundMailRoutes({ ...base, inspector }, replies, replyReader));

/** One-click unsubscribe (RFC 8058): the token alone decides. Never by GET, since link scanners follow every link. */
const unsubscribeRoutes = (ctx: Pick<Ctx, 'db'>): Hono =>
  new Hono().post('/mail-subscriptions/:token/unsubscribe', async (context) => {
    await unsubscribe(ctx, readMailedToken(context.req.param('token')));
    return context.json({ done: true }, 200, { 'cache-control': 'private, no-store' });
  });

/** The form of our own page, which works without script and is shown again. `page` is its language. */
export const unsubscribeFormRoutes = (ctx: Pick<Ctx, 'db'>, https: boolean): Hono =>
  new Hono().post('/mail-subscriptions/form', onlySmallForm, async (context) => {
    const token = readMailedToken((await context.req.parseBody())['token']);
    await unsubscribe(ctx, token);
    const page = context.req.query('page');
    // Another tab may have opened another link.
    context.header('set-cookie', mailedTokenCookie(token, https), { append: true });
    return context.redirect(localizePath(paths.mailedSubscription(), isLocale(page) ? page : defaultLocale), 303);
  });
