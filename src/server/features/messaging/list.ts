import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';

import type { Message, messageFilters } from '#contract/messaging/messages.ts';

import type { Ctx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import { messages, presentMessage } from './queries.ts';
import { searchQuery, unmatchedWords } from './search-words.ts';
import { findThread, subjectOf } from './thread.ts';

const PAGE_SIZE = 50;

type ListInput = z.infer<typeof messageFilters> & { id: string; before?: number | undefined };

/**
 * The newest messages that match the filters, or those before one, in order.
 * @throws Refusal NOT_FOUND
 */
export async function listMessages(
  ctx: Ctx,
  { id, before, q, since, unread, mine }: ListInput,
): Promise<{ messages: Message[]; before: number | null }> {
  const { userId } = personOf(ctx);
  const { job_title: jobTitle } = await findThread(ctx, id);
  let query = messages(ctx)
    .where('message.application_id', '=', id)
    .orderBy('message.seq', 'desc')
    .limit(PAGE_SIZE + 1);
  if (before !== undefined) query = query.where('message.seq', '<', before);
  if (since !== undefined) query = query.where('message.created_at', '>=', new Date(since));
  if (unread) query = query.where('message.recipient_id', '=', userId).where('message.read_at', 'is', null);
  if (mine) query = query.where('message.sender_id', '=', userId);
  if (q) {
    const found = foundBy(q, jobTitle);
    if (!found) return { messages: [], before: null };
    query = query.where(found);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    messages: shown.map(presentMessage).toReversed(),
    before: rows.length > PAGE_SIZE ? (shown.at(-1)?.seq ?? null) : null,
  };
}

/**
 * Each word of the query begins a word of the text or of the subject without its "Re". Undefined for a query without a
 * word.
 */
function foundBy(q: string, jobTitle: string): RawBuilder<boolean> | undefined {
  const words = searchQuery(q);
  if (!words) return undefined;
  const inText = sql<boolean>`message.search @@ ${words}`;
  const beyondTitle = unmatchedWords(q, jobTitle);
  if (beyondTitle === unmatchedWords(q, '')) return inText;
  const rest = searchQuery(beyondTitle);
  const hasSubject = sql`message.subject = ${subjectOf(jobTitle)}`;
  return sql<boolean>`(${inText} or ${rest ? sql`${hasSubject} and message.search @@ ${rest}` : hasSubject})`;
}
