import { sql, type RawBuilder } from 'kysely';

import { fileUrl } from '#contract/files/file-rules.ts';
import type { Conversation } from '#contract/messaging/messages.ts';
import { timePosition } from '#contract/positions.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { personOf } from '../accounts/signed-in.ts';
import { shownSender } from '../applications/blind.ts';
import { findScope, isInScope, type ReceivedScope } from '../applications/scope.ts';
import '../applications/table.ts';
import { profileName } from '../profiles/profile-name.ts';
import { messageSideOf } from './access.ts';
import { messages, presentMessage } from './queries.ts';
import { searchQuery } from './search-words.ts';
import './table.ts';

const PAGE_SIZE = 30;
/** Specification, section 9, "Badge cap". */
export const UNREAD_CAP = 100;

interface ListInput {
  q?: string | undefined;
  cursor?: string | undefined;
}

/**
 * Latest message first. `q` finds threads in which each of its words begins a word of a message, a name or the job's
 * title.
 * @throws Refusal INVALID for an invalid cursor
 */
export async function listConversations(
  ctx: Ctx,
  { q, cursor }: ListInput,
): Promise<{ conversations: Conversation[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(cursor, timePosition);
  const person = personOf(ctx);
  const threads = await findThreads(ctx, person);
  const words =
    q && threads
      ? searchQuery(q, { applicantId: threads.applicantId, companyId: threads.scope?.companyId })
      : undefined;
  if (!threads || (q && !words)) return { conversations: [], nextCursor: null };
  let query = conversations(ctx, person, threads).limit(PAGE_SIZE + 1);
  if (words) query = query.where('conversation.application_id', 'in', threadsWith(words));
  if (after)
    query = query.where(
      sql<boolean>`(conversation.last_at, conversation.application_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    conversations: await withLast(ctx, shown, words),
    nextCursor: rows.length > PAGE_SIZE && last ? writeCursor([last.precise_last_at, last.application_id]) : null,
  };
}

/** Whose threads are listed: an applicant's own, or those that a member sees. */
type Threads = { applicantId: string; scope?: never } | { applicantId?: never; scope: ReceivedScope };

/** Undefined if the actor has no threads. */
async function findThreads(ctx: Ctx, { role, profileId }: Person): Promise<Threads | undefined> {
  if (role === 'job_seeker') return { applicantId: profileId };
  const scope = await findScope(ctx);
  // Interviewers may not read messages.
  return scope?.applicationIds === null ? { scope } : undefined;
}

const conversations = ({ db }: Ctx, { userId }: Person, { applicantId, scope }: Threads) =>
  db
    .selectFrom('conversation')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .innerJoin('company', 'company.id', 'conversation.company_id')
    .innerJoin('profile as applicant', 'applicant.id', 'conversation.applicant_id')
    .leftJoin('profile as employer', 'employer.user_id', 'conversation.employer_id')
    .select([
      'conversation.application_id',
      'conversation.applicant_id',
      'conversation.last_at',
      'application.status',
      'application.job_id',
      'application.is_blind',
      'company.name as company_name',
      'company.logo_file_id',
    ])
    .select([
      sql<string>`application.job_facts ->> 'title'`.as('job_title'),
      preciseTime('conversation.last_at').as('precise_last_at'),
    ])
    .select([
      'applicant.first_name',
      'applicant.last_name',
      'applicant.username',
      'applicant.avatar_file_id',
      'employer.avatar_file_id as employer_avatar_id',
    ])
    .select(
      sql<number>`(select count(*)::integer from (select from message where message.recipient_id = ${userId} and message.application_id = conversation.application_id
        and message.read_at is null limit ${UNREAD_CAP}) as unread)`.as('unread'),
    )
    .where(
      scope
        ? sql<boolean>`conversation.company_id = ${scope.companyId} and ${isInScope(scope)}`
        : sql<boolean>`conversation.applicant_id = ${applicantId}`,
    )
    .orderBy('conversation.last_at', 'desc')
    .orderBy('conversation.application_id', 'desc');

const threadsWith = (words: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`(select application_id from message where search @@ ${words} union select application_id from conversation where search @@ ${words})`;

type ConversationRow = Awaited<ReturnType<ReturnType<typeof conversations>['execute']>>[number];

/** Adds each newest message, or the newest search match. */
async function withLast(
  ctx: Ctx,
  rows: readonly ConversationRow[],
  words: RawBuilder<string> | undefined,
): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const newest = (found: RawBuilder<unknown>) =>
    sql`(select id from message where message.application_id = thread.id ${found} order by message.seq desc limit 1)`;
  const { rows: ids } = await sql<{ id: string }>`
    select ${words ? sql`coalesce(${newest(sql`and message.search @@ ${words}`)}, ${newest(sql``)})` : newest(sql``)} as id
    from unnest(${rows.map((row) => row.application_id)}::uuid[]) as thread (id)`.execute(ctx.db);
  const found = await messages(ctx)
    .where(
      'message.id',
      'in',
      ids.map(({ id }) => id),
    )
    .execute();
  const byThread = new Map(found.map((row) => [row.application_id, presentMessage(row)]));
  return rows.flatMap((row) => {
    const last = byThread.get(row.application_id);
    return last ? [present(ctx, row, last)] : [];
  });
}

function present({ actor, locale }: Ctx, row: ConversationRow, last: ReturnType<typeof presentMessage>): Conversation {
  const side = messageSideOf(actor, row);
  const known = { name: profileName(row), avatarFileId: row.avatar_file_id };
  const applicant = shownSender({ id: row.application_id, is_blind: row.is_blind }, known, locale);
  const picture = side === 'applicant' ? (row.logo_file_id ?? row.employer_avatar_id) : applicant.avatarFileId;
  const { seq, sender, content, isRemoved, createdAt, deliveredAt, readAt } = last;
  return {
    applicationId: row.application_id,
    status: row.status,
    other: {
      name: side === 'applicant' ? row.company_name : applicant.name,
      pictureUrl: picture && fileUrl(picture),
    },
    side,
    job: { id: row.job_id, title: row.job_title },
    last: { seq, sender, content, isRemoved, createdAt, deliveredAt, readAt, attachments: last.attachments.length },
    lastAt: row.last_at.toISOString(),
    unread: row.unread,
  };
}
