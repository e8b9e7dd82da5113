import type { z } from 'zod';

import type { translateMessagesInput } from '#contract/messaging/messages.ts';
import { usableTranslation } from '#contract/messaging/translations.ts';

import type { Ctx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Translate } from '../../platform/translation/translator.ts';
import { personOf } from '../accounts/signed-in.ts';
import './table.ts';
import { findThread } from './thread.ts';

/** Limit for a person’s messages, across all threads. */
const LIMIT = { max: 600, seconds: 3_600 };

interface Translation {
  id: string;
  text: string | null;
}

/**
 * Translates messages of a thread into the reader's language with the operator's service; stores nothing. Skips those
 * of other threads.
 * @throws Refusal NOT_FOUND; CONFLICT no_translation_service; TOO_MANY_REQUESTS; UNAVAILABLE busy
 */
export async function translateMessages(
  ctx: Ctx,
  translate: Translate | undefined,
  { id, messageIds, to }: z.infer<typeof translateMessagesInput>,
): Promise<Translation[]> {
  await findThread(ctx, id);
  if (!translate) throw new Refusal('CONFLICT', { reason: 'no_translation_service' });
  const { userId: person } = personOf(ctx);
  await takeAttempt(ctx.db, `translations:${person}`, LIMIT, messageIds.length);
  const found = await ctx.db
    .selectFrom('message')
    .select(['id', 'content', 'language'])
    .where('application_id', '=', id)
    .where('id', 'in', messageIds)
    .where('content', '<>', '')
    // A hidden message is not translated.
    .where('hidden_at', 'is', null)
    .execute();
  const byLanguage = Map.groupBy(found, ({ language }) => language);
  const translated = await Promise.all(
    [...byLanguage].map(async ([from, messages]) => {
      const texts = await translate({ person, texts: messages.map(({ content }) => content), from, to });
      return messages.map((message, at) => ({ id: message.id, text: usableTranslation(message.content, texts[at]) }));
    }),
  );
  return translated.flat();
}
