import { paths } from '#contract/paths.ts';

import { userIdOf } from '../../actor.ts';
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import { ABOUT_NO_ONE } from '../../platform/live/events.ts';
import type { CommentChanged } from '../comments/events.ts';
import '../comments/table.ts';
import { mailWriter, withAction } from '../mail-texts/write-mail.ts';
import { applicantNameIn, findParties, nameOfActor } from './application-parties.ts';
import { createEmailEnqueuer, findReader } from './enqueue-email.ts';
import { MAIL_ABOUT_MENTION, type MentionMail } from './mail-task.ts';
import { notify } from './notify.ts';
import { sendLive } from './send-live.ts';

/** Members with the page open see it; mentioned members are notified. Neither message contains the comment's text. */
export async function notifyOfComment(
  tx: TxCtx,
  { applicationId, commentId, mentioned }: CommentChanged,
): Promise<void> {
  const actorId = userIdOf(tx);
  const parties = await findParties(tx, applicationId, actorId);
  if (!parties) return;
  await sendLive(tx, parties.memberIds, { type: 'comment', applicationId }, ABOUT_NO_ONE);
  const by = await nameOfActor(tx, actorId, parties);
  const data = {
    kind: 'comment_mention',
    application_id: applicationId,
    job_id: parties.jobId,
    job_title: parties.jobTitle,
    name: parties.applicantName,
    by,
  } as const;
  // Sorted by id, so that concurrent transactions cannot deadlock.
  for (const userId of mentioned.toSorted()) {
    const key = keyOf({ commentId, userId });
    await notify(tx, { userId, type: 'message', data, aboutUserId: actorId, key });
    await tx.enqueue(MAIL_ABOUT_MENTION, { commentId, userId } satisfies MentionMail);
  }
}

const keyOf = ({ commentId, userId }: MentionMail): string => `mention:${commentId}:${userId}`;

/** Not if the comment was deleted meanwhile, or the member no longer sees the application. */
export async function mailAboutMention(ctx: Ctx, mail: MentionMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const comment = await tx.db
      .selectFrom('application_comment')
      .select(['application_id', 'author_id', 'text'])
      .where('id', '=', mail.commentId)
      .executeTakeFirst();
    const parties = comment && (await findParties(tx, comment.application_id, comment.author_id));
    const reader = parties?.memberIds.includes(mail.userId) && (await findReader(tx, mail.userId, 'message'));
    if (!parties || !reader) return;
    const { locale } = reader;
    const by = await nameOfActor(tx, comment.author_id, parties);
    const written = write(
      'application_mention',
      locale,
      { by, name: applicantNameIn(parties, locale), job: parties.jobTitle },
      { inserted: { comment: [comment.text] } },
    );
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, paths.reviewApplication(parties.applicationId)),
        about: { userId: parties.applicantUserId, companyId: parties.companyId, applicationId: parties.applicationId },
      },
      keyOf(mail),
    );
  });
}
