import { sql } from 'kysely';

import type { UserState } from '#contract/admin/admin-choices.ts';
import type { User, UserFilters, UserRow } from '#contract/admin/users.ts';
import { fileUrl } from '#contract/files/file-rules.ts';
import { timePosition } from '#contract/positions.ts';

import type { Ctx } from '../../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import '../../accounts/table.ts';
import '../../companies/table.ts';
import '../../profiles/table.ts';
import { wordPattern } from '../word-pattern.ts';
import { can } from './access.ts';

const PAGE = 25;

const people = ({ db }: Ctx) =>
  db.selectFrom('user_account as account').innerJoin('profile', 'profile.user_id', 'account.id');

const rowColumns = [
  'account.id',
  'account.name',
  'account.email_verified',
  'account.banned_at',
  'account.created_at',
  'profile.role',
  'profile.avatar_file_id',
  // People without an account are known by the address of their link.
  sql<string>`coalesce(account.email, profile.contact_email, '')`.as('email'),
  sql<boolean>`account.email is not null`.as('has_account'),
] as const;

/**
 * Newest first, 25 a page.
 * @throws Refusal INVALID for a cursor of another list
 */
export async function listUsers(
  ctx: Ctx,
  { cursor, ...filters }: UserFilters & { cursor?: string | undefined },
): Promise<{ users: UserRow[]; nextCursor: string | null }> {
  let query = peopleMatching(ctx, filters)
    .select(rowColumns)
    .select(preciseTime('account.created_at').as('position'))
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc')
    .limit(PAGE + 1);
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, timePosition);
    query = query.where(sql<boolean>`(account.created_at, account.id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    users: shown.map(presentRow),
    nextCursor: last && rows.length > PAGE ? writeCursor([last.position, last.id]) : null,
  };
}

function peopleMatching(ctx: Ctx, { q, role, state }: UserFilters) {
  let query = people(ctx);
  for (const word of q?.split(/\s+/).filter(Boolean) ?? [])
    query = query.where(
      sql<boolean>`(user_search_text(account.name, account.email) like lower(unaccent(${wordPattern(word)}))
        or (account.email is null and user_search_text(account.name, '') like lower(unaccent(${wordPattern(word)}))))`,
    );
  // Literals, because partial indexes do not match parameters (decision 0012).
  if (role) query = query.where('profile.role', '=', sql.lit(role));
  if (state) query = query.where(conditions[state]);
  return query;
}

const conditions: Record<UserState, ReturnType<typeof sql<boolean>>> = {
  verified: sql<boolean>`account.email_verified and account.banned_at is null`,
  unverified: sql<boolean>`not account.email_verified and account.banned_at is null`,
  banned: sql<boolean>`account.banned_at is not null`,
};

export const stateOf = ({
  email_verified,
  banned_at,
}: {
  email_verified: boolean;
  banned_at: Date | null;
}): UserState => (banned_at ? 'banned' : email_verified ? 'verified' : 'unverified');

interface Row {
  id: string;
  name: string;
  email: string;
  has_account: boolean;
  email_verified: boolean;
  banned_at: Date | null;
  created_at: Date;
  role: UserRow['role'];
  avatar_file_id: string | null;
}

const presentRow = (row: Row): UserRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  hasAccount: row.has_account,
  role: row.role,
  state: stateOf(row),
  createdAt: row.created_at.toISOString(),
  avatarUrl: row.avatar_file_id && fileUrl(row.avatar_file_id),
});

/** @throws Refusal NOT_FOUND */
export async function readUser(ctx: Ctx, id: string): Promise<User> {
  const row = await people(ctx)
    .leftJoin('company_member as member', 'member.user_id', 'account.id')
    .leftJoin('company', 'company.id', 'member.company_id')
    .where('account.id', '=', id)
    .select(rowColumns)
    .select([
      'account.user_type',
      'account.ban_reason',
      'profile.id as profile_id',
      'profile.preferred_locale',
      'profile.country',
      'profile.city',
      'company.name as company_name',
      'company.slug as company_slug',
    ])
    .select([
      sql<number>`(select count(*)::int from user_session as s where s.user_id = account.id and s.expires_at > now())`.as(
        'sessions',
      ),
      sql<Date | null>`(select max(s.updated_at) from user_session as s where s.user_id = account.id)`.as('last_seen'),
      sql<number>`(select count(*)::int from job where job.posted_by = account.id)`.as('jobs_posted'),
      sql<number>`(select count(*)::int from job where job.hidden_for = account.id)`.as('jobs_hidden'),
      sql<number>`(select count(*)::int from application where application.applicant_id = profile.id)`.as(
        'applications_sent',
      ),
    ])
    .executeTakeFirstOrThrow(notFound);
  return {
    ...presentRow(row),
    profileId: row.profile_id,
    registeredAs: row.user_type,
    locale: row.preferred_locale,
    country: row.country,
    city: row.city,
    company:
      row.company_name !== null && row.company_slug !== null
        ? { name: row.company_name, slug: row.company_slug }
        : null,
    ban: row.banned_at && { at: row.banned_at.toISOString(), reason: row.ban_reason ?? '' },
    sessions: row.sessions,
    lastSeenAt: row.last_seen?.toISOString() ?? null,
    jobsPosted: row.jobs_posted,
    jobsHidden: row.jobs_hidden,
    applicationsSent: row.applications_sent,
    can: can(ctx.actor, row),
  };
}
