import { sql } from 'kysely';

import { OPERATOR, type AuditAction } from '#contract/admin/admin-choices.ts';
import type { AuditDetails, AuditEntry, AuditFilters, AuditSubjectType } from '#contract/admin/audit.ts';
import type { Locale } from '#contract/locales.ts';
import { timePosition } from '#contract/positions.ts';

import { keyNameOf, userIdOf } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { SWEEP_STEP, sweepInSteps } from '../../platform/db/sweep.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { newId } from '../../platform/id.ts';
import { describeKnownSetting } from '../settings/descriptions.ts';
import { sampleMail } from './mail-texts/samples.ts';
import '../accounts/table.ts';
import '../companies/table.ts';
import '../jobs/table.ts';
import '../messaging/table.ts';
import './table.ts';

const PAGE = 25;

interface NewEntry {
  action: AuditAction;
  subject: { type: AuditSubjectType; id: string };
  details?: AuditDetails;
}

/** Call it in the action's transaction. Details must contain no names and no addresses. */
export async function record(
  { db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  { action, subject, details = {} }: NewEntry,
): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      id: newId(),
      at: clock.now(),
      actor_id: userIdOf({ actor }),
      key_name: keyNameOf({ actor }),
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      details: JSON.stringify(details),
    })
    .execute();
}

/** Removes entries older than the platform keeps; the database refuses those of a year. For a cron job. */
export async function sweepAudit(ctx: Ctx): Promise<void> {
  const { 'retention.audit_days': days } = await ctx.settings();
  await sweepInSteps(() =>
    sql`
      delete from audit_entry where id in (
        select id from audit_entry where at < ${ctx.clock.now()}::timestamptz - ${days} * interval '1 day' order by at limit ${SWEEP_STEP}
      )`.execute(ctx.db),
  );
}

/**
 * Newest first, 25 a page by default.
 * @throws Refusal INVALID for a cursor of another list
 */
export async function listAudit(
  ctx: Ctx,
  { cursor, ...filters }: AuditFilters & { cursor?: string | undefined },
  limit = PAGE,
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  let query = entriesMatching(ctx, filters).limit(limit + 1);
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, timePosition);
    query = query.where(sql<boolean>`(entry.at, entry.id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  const { 'site.name': site } = await ctx.settings();
  const last = shown.at(-1);
  return {
    entries: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      key: row.key_name,
      actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name, email: row.actor_email },
      subject: {
        type: row.subject_type,
        id: row.subject_id,
        name: nameOf(row, ctx.locale, site),
        email: row.subject_email,
      },
      details: row.details,
    })),
    nextCursor: last && rows.length > limit ? writeCursor([last.position, last.id]) : null,
  };
}

/** Settings and emails are named in the reader's language. */
function nameOf(
  { subject_type, subject_name, details }: { subject_type: string; subject_name: string | null; details: AuditDetails },
  locale: Locale,
  site: string,
): string | null {
  if (subject_type === 'setting') return describeKnownSetting(details.key, locale);
  return subject_type === 'mail_text' && details.mailKind
    ? sampleMail(details.mailKind, locale, site).subject
    : subject_name;
}

function entriesMatching({ db }: Ctx, { action, actor, subject, from, to }: AuditFilters) {
  let query = db
    .selectFrom('audit_entry as entry')
    .leftJoin('user_account as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('user_account as subject', (join) =>
      join.onRef('subject.id', '=', 'entry.subject_id').on('entry.subject_type', '=', 'user'),
    )
    .select([
      'entry.id',
      'entry.at',
      'entry.action',
      'entry.actor_id',
      'entry.key_name',
      'entry.subject_type',
      'entry.subject_id',
      'entry.details',
      preciseTime('entry.at').as('position'),
    ])
    .select([
      'actor.name as actor_name',
      'actor.email as actor_email',
      'subject.email as subject_email',
      subjectName.as('subject_name'),
    ])
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc');
  if (action) query = query.where('entry.action', '=', action);
  if (actor)
    query =
      actor === OPERATOR
        ? query.where('entry.actor_id', 'is', null).where('entry.key_name', 'is', null)
        : query.where('entry.actor_id', '=', actor);
  if (subject) query = query.where('entry.subject_id', '=', subject);
  if (from) query = query.where('entry.at', '>=', sql<Date>`${from}::date at time zone 'utc'`);
  if (to) query = query.where('entry.at', '<', sql<Date>`(${to}::date + 1) at time zone 'utc'`);
  return query;
}

/** The subject's present name, read only for the entries shown. */
const subjectName = sql<string | null>`case entry.subject_type
  when 'user' then subject.name
  when 'job' then (select words.title from job join job_translation as words on words.job_id = job.id and words.locale = job.primary_locale where job.id = entry.subject_id)
  when 'company' then (select company.name from company where company.id = entry.subject_id)
  when 'message' then (select account.name from message join user_account as account on account.id = message.sender_id where message.id = entry.subject_id)
  when 'mail' then (select mail.subject from mail where mail.id = entry.subject_id)
end`;
