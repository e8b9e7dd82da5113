import type { User } from '#contract/admin/users.ts';

import { type Ctx, inTransaction } from '../../../context.ts';
import { type Grounds, restrictSubject } from '../moderation/decide.ts';
import { readUser } from './queries.ts';
import { unsuspend } from './suspend.ts';

/**
 * Also decides a case about them, and states the reasons.
 * @throws Refusal as `suspend`
 */
export const banUser = (
  ctx: Ctx,
  { id, reason, ground = 'terms', rule = '' }: Pick<Grounds, 'reason'> & Partial<Grounds> & { id: string },
): Promise<User> =>
  inTransaction(ctx, async (tx) => {
    await restrictSubject(tx, { subject: 'person', id }, { reason, ground, rule });
    return readUser(tx, id);
  });

/** @throws Refusal as `unsuspend` */
export const unbanUser = (ctx: Ctx, { id }: { id: string }): Promise<User> =>
  inTransaction(ctx, async (tx) => {
    await unsuspend(tx, id);
    return readUser(tx, id);
  });
