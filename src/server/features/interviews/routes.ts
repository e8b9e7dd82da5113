import { type Context, Hono } from 'hono';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { addCookies, type RequestCtx } from '../files/routes.ts';
import { calendarText } from './calendar.ts';
import { type EntrySite, findEntries, presentEntry } from './entries.ts';
import { readFeedText } from './feed.ts';

/**
 * The calendar entry of a booked interview, for users who lost the email, and a feed of all of a person's interviews.
 */
export const interviewRoutes = (contextOf: (context: Context) => Promise<RequestCtx>, site: EntrySite): Hono =>
  new Hono()
    .get('/interviews/:id/calendar.ics', async (context) => {
      const ctx = await contextOf(context);
      const text = await readEntry(ctx, context.req.param('id'), site);
      const answer = calendarAnswer(context, text);
      answer.headers.set('content-disposition', 'attachment; filename="interview.ics"');
      return addCookies(answer, ctx);
    })
    // Read by calendar programs, which do not sign in.
    .get('/me/calendar/:file{[\\w-]+\\.ics}', async (context) => {
      const secret = context.req.param('file').slice(0, -'.ics'.length);
      return calendarAnswer(context, await readFeedText(await contextOf(context), secret, site));
    });

const calendarAnswer = (context: Context, text: string): Response =>
  context.body(text, 200, {
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'cache-control': 'private, no-store',
  });

async function readEntry(ctx: Ctx, id: string, site: EntrySite): Promise<string> {
  personOf(ctx);
  if (!isId(id)) throw notFound();
  const row = await findEntries(ctx).where('interview.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return calendarText('PUBLISH', [presentEntry(ctx, row, site)]);
}
