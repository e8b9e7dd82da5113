import { sql } from 'kysely';

import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Ctx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isApplicant } from '../applications/access.ts';
import { shownSender } from '../applications/blind.ts';
import { snapshotName } from '../applications/snapshots.ts';
import type { CalendarEntry } from './calendar.ts';
import { ofVisible } from './queries.ts';

export interface EntrySite {
  appUrl: URL;
  mailFrom: { name: string; address: string };
}

/** Booked interviews in the form that the reader's calendar needs. */
export const findEntries = (ctx: Ctx) =>
  ofVisible(ctx)
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('user_account as reader', (join) => join.on('reader.id', '=', personOf(ctx).userId))
    .select([
      'interview.id',
      'interview.sequence',
      'interview.starts_at',
      'interview.minutes',
      'interview.place',
      'interview.note',
      'interview.application_id',
      'interview.updated_at',
      'company.name as company',
      'reader.name',
    ])
    .select(
      sql<string>`coalesce(reader.email, (select contact_email from profile where user_id = reader.id), '')`.as(
        'email',
      ),
    )
    .select(['application.applicant_facts', 'application.is_blind', 'application.job_facts'])
    .select(isApplicant(ctx.actor).as('is_applicant'))
    .where('interview.status', '=', 'booked')
    .where('interview.starts_at', 'is not', null);

type EntryRow = Awaited<ReturnType<ReturnType<typeof findEntries>['executeTakeFirstOrThrow']>>;

/** In the reader's language. */
export function presentEntry(
  { locale }: Pick<Ctx, 'locale'>,
  row: EntryRow,
  { appUrl, mailFrom }: EntrySite,
): CalendarEntry {
  const known = { name: snapshotName(row.applicant_facts) };
  const applicant = shownSender({ id: row.application_id, is_blind: row.is_blind }, known, locale).name;
  const path = row.is_applicant
    ? paths.seekerApplication(row.application_id)
    : paths.reviewApplication(row.application_id);
  return {
    uid: `${row.id}@${appUrl.hostname}`,
    sequence: row.sequence,
    startsAt: row.starts_at ?? row.updated_at,
    minutes: row.minutes,
    title: m.interviews_entry_title(
      { job: row.job_facts.title, with: row.is_applicant ? row.company : applicant },
      { locale },
    ),
    description: row.note,
    location: row.place,
    url: new URL(localizePath(path, locale), appUrl).href,
    organizer: { name: mailFrom.name, email: mailFrom.address },
    attendee: { name: row.name || row.email, email: row.email },
    at: row.updated_at,
  };
}
