import { type Context, Hono } from 'hono';

import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isApplicant } from '../applications/access.ts';
import { addCookies, type RequestCtx } from '../files/routes.ts';
import { type CalendarEntry, calendarText } from './calendar.ts';
import { ofVisible } from './queries.ts';

/** The calendar entry of a booked interview, for whoever lost the email. */
export const interviewRoutes = (
  contextOf: (context: Context) => Promise<RequestCtx>,
  site: { appUrl: URL; mailFrom: { name: string; address: string } },
): Hono =>
  new Hono().get('/interviews/:id/calendar.ics', async (context) => {
    const ctx = await contextOf(context);
    const text = calendarText(await readEntry(ctx, context.req.param('id'), site));
    const answer = context.body(text, 200, {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': 'attachment; filename="interview.ics"',
      'cache-control': 'private, no-store',
    });
    return addCookies(answer, ctx);
  });

async function readEntry(
  ctx: Ctx,
  id: string,
  { appUrl, mailFrom }: { appUrl: URL; mailFrom: { name: string; address: string } },
): Promise<CalendarEntry> {
  const person = personOf(ctx);
  if (!isId(id)) throw notFound();
  const row = await ofVisible(ctx)
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('user_account as reader', (join) => join.on('reader.id', '=', person.userId))
    .select(['interview.sequence', 'interview.starts_at', 'interview.minutes', 'interview.place', 'interview.note'])
    .select([
      'interview.application_id',
      'interview.updated_at',
      'company.name as company',
      'reader.email',
      'reader.name',
    ])
    .select(['application.applicant_facts', 'application.job_facts', isApplicant(ctx.actor).as('is_applicant')])
    .where('interview.id', '=', id)
    .where('interview.status', '=', 'booked')
    .executeTakeFirst();
  if (!row?.starts_at) throw notFound();
  const { firstName, lastName, username } = row.applicant_facts;
  const applicant = [firstName, lastName].filter(Boolean).join(' ') || username;
  const path = row.is_applicant
    ? paths.seekerApplication(row.application_id)
    : paths.reviewApplication(row.application_id);
  return {
    uid: `${id}@${appUrl.hostname}`,
    sequence: row.sequence,
    method: 'PUBLISH',
    startsAt: row.starts_at,
    minutes: row.minutes,
    title: m.interviews_entry_title(
      { job: row.job_facts.title, with: row.is_applicant ? row.company : applicant },
      { locale: ctx.locale },
    ),
    description: row.note,
    location: row.place,
    url: new URL(localizePath(path, ctx.locale), appUrl).href,
    organizer: { name: mailFrom.name, email: mailFrom.address },
    attendee: { name: row.name || row.email, email: row.email },
    at: row.updated_at,
  };
}
