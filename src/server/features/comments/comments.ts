import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Comment } from '#contract/comments/comments.ts';
import { timePosition } from '#contract/positions.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { requireReceived } from '../applications/access.ts';
import { findMembersSeeing } from '../applications/members.ts';
import './events.ts';
import './table.ts';

const PAGE_SIZE = 30;

interface Page {
  comments: Comment[];
  nextCursor: string | null;
  members: { userId: string; name: string }[];
}

/**
 * For members who see the application.
 * @throws Refusal NOT_FOUND, INVALID for an invalid cursor
 */
export async function listComments(
  ctx: Ctx,
  { id, cursor }: { id: string; cursor?: string | undefined },
): Promise<Page> {
  await requireReceived(ctx, id);
  const after = cursor === undefined ? undefined : readCursor(cursor, timePosition);
  const rows = await comments(ctx)
    .select(preciseTime('comment.at').as('place'))
    .where('comment.application_id', '=', id)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(comment.at, comment.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('comment.at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    comments: shown.map((row) => presentComment(ctx, row)),
    nextCursor: rows.length > PAGE_SIZE && last ? writeCursor([last.place, last.id]) : null,
    members: await findMembersSeeing(ctx, id),
  };
}

/**
 * @throws Refusal NOT_FOUND, INVALID for a mention of a member who does not see the application.
 */
export async function addComment(
  ctx: Ctx,
  { id, text, mentions = [] }: { id: string; text: string; mentions?: string[] | undefined },
): Promise<Comment> {
  const { userId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await requireReceived(tx, id);
    const mentioned = [...new Set(mentions)];
    const members = new Set((await findMembersSeeing(tx, id)).map((member) => member.userId));
    if (mentioned.some((one) => !members.has(one))) throw invalidField('mentions', 'invalid');
    const commentId = newId();
    await tx.db
      .insertInto('application_comment')
      .values({ id: commentId, application_id: id, author_id: userId, text, at: tx.clock.now() })
      .execute();
    if (mentioned.length > 0)
      await tx.db
        .insertInto('application_comment_mention')
        .values(mentioned.map((one) => ({ comment_id: commentId, user_id: one })))
        .execute();
    await tx.emit('comment.changed', {
      applicationId: id,
      commentId,
      mentioned: mentioned.filter((one) => one !== userId),
    });
    return presentComment(tx, await comments(tx).where('comment.id', '=', commentId).executeTakeFirstOrThrow());
  });
}

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN for another author's.
 */
export async function removeComment(ctx: Ctx, { id, commentId }: { id: string; commentId: string }): Promise<void> {
  const { userId } = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    await requireReceived(tx, id);
    const comment = await tx.db
      .selectFrom('application_comment')
      .select('author_id')
      .where('id', '=', commentId)
      .where('application_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!comment) throw notFound();
    if (comment.author_id !== userId) throw new Refusal('FORBIDDEN');
    await tx.db.deleteFrom('application_comment').where('id', '=', commentId).execute();
    await tx.emit('comment.changed', { applicationId: id, commentId, mentioned: [] });
  });
}

type Row = Awaited<ReturnType<ReturnType<typeof comments>['executeTakeFirstOrThrow']>>;

const comments = ({ db }: Ctx) =>
  db
    .selectFrom('application_comment as comment')
    .leftJoin('user_account as author', 'author.id', 'comment.author_id')
    .select(['comment.id', 'comment.text', 'comment.at', 'comment.author_id', 'author.name as author_name'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('application_comment_mention as mention')
          .innerJoin('user_account as person', 'person.id', 'mention.user_id')
          .select(['person.id as userId', 'person.name'])
          .whereRef('mention.comment_id', '=', 'comment.id')
          .orderBy('person.name'),
      ).as('mentions'),
    );

const presentComment = (ctx: Ctx, { id, text, at, author_id, author_name, mentions }: Row): Comment => ({
  id,
  text,
  at: at.toISOString(),
  author: author_name,
  mentions,
  can: { remove: author_id === personOf(ctx).userId },
});
