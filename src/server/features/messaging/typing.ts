import type { LiveEvent } from '#contract/live-events.ts';

import type { Ctx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import { obstacleFor } from './access.ts';
import { findThread } from './thread.ts';

/** Not stored: a client that is not connected misses it. */
export type SendEphemeral = (userIds: readonly string[], event: LiveEvent) => void;

/**
 * Does nothing if the actor may not send.
 * @throws Refusal NOT_FOUND
 */
export async function sendTyping(ctx: Ctx, send: SendEphemeral, applicationId: string): Promise<void> {
  const { userId } = personOf(ctx);
  const thread = await findThread(ctx, applicationId);
  if (obstacleFor(thread.side, thread)) return;
  const typist = await ctx.db
    .selectFrom('profile')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const name = [typist.first_name, typist.last_name].filter(Boolean).join(' ');
  send(thread.side === 'applicant' ? thread.member_ids : [thread.applicant_user_id], {
    type: 'typing',
    applicationId,
    side: thread.side,
    name,
  });
}
