import type { TxCtx } from '../../context.ts';
import type { MemberJoined } from '../companies/events.ts';
import { notify } from './notify.ts';

/** Notifies the sender of an invitation that it was accepted. */
export async function notifyOfMember(tx: TxCtx, { companyName, userId, role, invitedBy }: MemberJoined): Promise<void> {
  const { name } = await tx.db
    .selectFrom('user_account')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const data = { kind: 'member_joined', name, company_name: companyName, role } as const;
  const key = `member:${userId}:${tx.clock.now().toISOString()}`;
  await notify(tx, { userId: invitedBy, type: 'other', data, aboutUserId: userId, key });
}
