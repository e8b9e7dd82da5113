import { Hono } from 'hono';

import { isLocale, localizePath } from '#contract/locales.ts';
import { subscriptionToken } from '#contract/notifications.ts';
import { paths } from '#contract/paths.ts';

import type { Ctx } from '../../context.ts';
import type { Config } from '../../platform/config.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { unsubscribe } from './preferences.ts';
import type { ReplyReader } from './replies/reply-reader.ts';
import { inboundMailRoutes } from './replies/routes.ts';

interface MailDeps {
  base: Omit<Ctx, 'actor' | 'locale'>;
  config: Pick<Config, 'replies'>;
  replyReader: ReplyReader;
}

/** What email programs and mail servers call. */
export const mailRoutes = ({ base, config: { replies }, replyReader }: MailDeps): Hono =>
  new Hono().route('/', unsubscribeRoutes(base)).route('/', inboundMailRoutes(base, replies, replyReader));

/**
 * One-click unsubscribe (RFC 8058): the token alone decides. Never by GET, since link scanners follow every link. Our
 * own page adds `page`, its language, and is shown again.
 */
const unsubscribeRoutes = (ctx: Pick<Ctx, 'db'>): Hono =>
  new Hono().post('/mail-subscriptions/:token/unsubscribe', async (context) => {
    const token = context.req.param('token');
    if (!subscriptionToken.safeParse(token).success) throw notFound();
    await unsubscribe(ctx, token);
    const page = context.req.query('page');
    if (isLocale(page)) return context.redirect(localizePath(paths.unsubscribe(encodeURIComponent(token)), page), 303);
    return context.json({ done: true }, 200, { 'cache-control': 'private, no-store' });
  });
