import { Hono, type Context } from 'hono';

import { alertFrequencies } from '#contract/jobs/search-choices.ts';
import { defaultLocale, isLocale, localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { jobAlertInput } from '#contract/saved-searches/saved-searches.ts';

import type { Ctx } from '../../context.ts';
import { onlySmallForm } from '../../platform/http/only-small-form.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readMailedToken } from '../accounts/mailed-token.ts';
import { mailedTokenCookie } from '../accounts/session-cookie.ts';
import { confirmAlert, endAlert, requestAlert, unsubscribeAlert, updateAlert } from './alerts.ts';

type RequestCtx = Ctx & { metadata: { address: string } };

/** One-click unsubscribe (RFC 8058): the token alone decides, wherever it is sent from. Never by GET. */
export const oneClickRoutes = (base: Omit<Ctx, 'actor' | 'locale'>): Hono =>
  new Hono().post('/job-alerts/:token/unsubscribe', async (context, next) => {
    // Our own clients send JSON, which the API reads.
    if (/^application\/json\b/i.test(context.req.header('content-type') ?? '')) return next();
    const ctx: Ctx = { ...base, actor: { kind: 'anonymous' }, locale: defaultLocale };
    await unsubscribeAlert(ctx, {
      token: readMailedToken(context.req.param('token')),
      all: context.req.query('all') === '1',
    });
    return context.json({ done: true }, 200, { 'cache-control': 'private, no-store' });
  });

/** Forms of pages without script: the same commands, answered with a page. `page` is its language. */
export const alertFormRoutes = (contextOf: (context: Context) => Promise<RequestCtx>, https: boolean): Hono =>
  new Hono()
    .post('/job-alerts/form', onlySmallForm, async (context) => {
      const locale = localeOf(context);
      const form = await context.req.parseBody();
      const search = new URLSearchParams(textOf(form['search']));
      const input = jobAlertInput.safeParse({
        email: form['email'],
        frequency: form['frequency'],
        filters: filtersIn(search),
        locale,
      });
      const ctx = await contextOf(context);
      const outcome = input.success ? await outcomeOf(requestAlert(ctx, input.data, ctx.metadata.address)) : 'invalid';
      search.set('outcome', outcome);
      return context.redirect(`${localizePath(paths.newJobAlert(), locale)}?${search}`, 303);
    })
    .post('/job-alerts/mailed/form', onlySmallForm, async (context) => {
      const form = await context.req.parseBody();
      const token = readMailedToken(form['token']);
      const act = acts.get(textOf(form['do']));
      if (!act) throw new Refusal('INVALID', { reason: 'malformed_body' });
      const frequency = alertFrequencies.find((one) => one === form['frequency']);
      const outcome = await outcomeOf(act(await contextOf(context), token, frequency));
      const page = localizePath(paths.mailedAlert(), localeOf(context));
      // Another tab may have opened another link.
      context.header('set-cookie', mailedTokenCookie(token, https), { append: true });
      return context.redirect(`${page}?outcome=${outcome}`, 303);
    });

type Act = (ctx: Ctx, token: string, frequency: (typeof alertFrequencies)[number] | undefined) => Promise<unknown>;

/** Keyed by the names of the page's buttons. */
const acts = new Map<string, Act>([
  ['confirm', (ctx, token) => confirmAlert(ctx, token)],
  ['change', (ctx, token, frequency) => updateAlert(ctx, { token, frequency })],
  ['pause', (ctx, token) => updateAlert(ctx, { token, isPaused: true })],
  ['resume', (ctx, token) => updateAlert(ctx, { token, isPaused: false })],
  ['pause_all', (ctx, token) => unsubscribeAlert(ctx, { token, all: true })],
  ['end', (ctx, token) => endAlert(ctx, token)],
]);

/** Shown on the page; other errors are answered as usual. */
async function outcomeOf(acting: Promise<unknown>): Promise<'done' | 'too_often' | 'too_many' | 'unknown'> {
  try {
    await acting;
    return 'done';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'TOO_MANY_REQUESTS') return 'too_often';
    if (error.code === 'CONFLICT') return 'too_many';
    if (error.code === 'NOT_FOUND') return 'unknown';
    throw error;
  }
}

/** As in a search's address: repeated parameters form a list. */
const filtersIn = (search: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key);
      return [key, values.length > 1 ? values : values[0]];
    }),
  );

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const localeOf = (context: Context): Locale => {
  const page = context.req.query('page');
  return isLocale(page) ? page : defaultLocale;
};
