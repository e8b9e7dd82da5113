import type { z } from 'zod';

import type { Message, messageFilters } from '#contract/messages.ts';

import type { Ctx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import { messages, presentMessage } from './queries.ts';
import { searchQuery } from './search-words.ts';
import { findThread } from './thread.ts';

const PAGE_SIZE = 50;

type ListInput = z.infer<typeof messageFilters> & { id: string; before?: number | undefined };

/**
 * The newest messages of an application that pass the filters, or those before one, in their order.
 * @throws Refusal NOT_FOUND
 */
export async function listMessages(ctx: Ctx, { id, before, q, since, unread, mine }: ListInput): Promise<{ messages: Message[]; before: number | null }> {
  const { userId } = personOf(ctx);
  await findThread(ctx, id);
  let query = messages(ctx).where('message.application_id', '=', id).orderBy('message.seq', 'desc').limit(PAGE_SIZE + 1);
  if (before !== undefined) query = query.where('message.seq', '<', before);
  if (since !== undefined) query = query.where('message.created_at', '>=', new Date(since));
  if (unread) query = query.where('message.recipient_id', '=', userId).where('message.read_at', 'is', null);
  if (mine) query = query.where('message.sender_id', '=', userId);
  if (q) {
    const words = searchQuery(q);
    if (!words) return { messages: [], before: null };
    query = query.where('message.search', '@@', words);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE_SIZE);
  return { messages: shown.map(presentMessage).toReversed(), before: rows.length > PAGE_SIZE ? (shown.at(-1)?.seq ?? null) : null };
}
