import { MESSAGE_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import { type Ctx, inTransaction } from '../../../context.ts';
import { mailWriter, withAction } from '../../mail-texts/write-mail.ts';
import { findAddress, findParties } from '../application-parties.ts';
import { createEmailEnqueuer } from '../enqueue-email.ts';
import type { RefusedReply, ReplyProblem } from '../mail-task.ts';

const reasons: Record<ReplyProblem, (locale: Locale) => string> = {
  sender: (locale) => m.reply_problem_sender({}, { locale }),
  expired: (locale) => m.reply_problem_expired({}, { locale }),
  second_factor: (locale) => m.reply_problem_second_factor({}, { locale }),
  terms: (locale) => m.reply_problem_terms({}, { locale }),
  empty: (locale) => m.reply_problem_empty({}, { locale }),
  content: (locale) => m.reply_problem_content({}, { locale }),
  too_long: (locale) => m.reply_problem_too_long({ max: MESSAGE_MAX }, { locale }),
  file: (locale) => m.reply_problem_file({}, { locale }),
  closed: (locale) => m.reply_problem_closed({}, { locale }),
};

/** Sent to the recipient of the original email, never to the sender that the reply states. */
export async function mailRefusedReply(ctx: Ctx, { userId, applicationId, problem, key }: RefusedReply): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const reader = await findAddress(tx, userId);
    const parties = await findParties(tx, applicationId, null);
    if (!reader || !parties) return;
    const { locale } = reader;
    const written = write(
      'reply_refused',
      locale,
      { job: parties.jobTitle },
      { inserted: { reason: [reasons[problem](locale)] } },
    );
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, paths.messaging(applicationId)),
        headers: { 'Auto-Submitted': 'auto-replied' },
        about: { userId: null, companyId: parties.companyId, applicationId },
      },
      `reply_refused:${key}`,
    );
  });
}
