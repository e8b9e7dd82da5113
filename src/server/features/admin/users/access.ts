import type { UserAbilities } from '#contract/admin/users.ts';

import type { Actor } from '../../../actor.ts';

export interface UserState {
  id: string;
  has_account: boolean;
  email_verified: boolean;
  banned_at: Date | null;
}

/**
 * Administrators cannot change their own account here: they cannot ban themselves, and have their settings. Banned
 * people get no email.
 */
export function can(actor: Actor, { id, has_account, email_verified, banned_at }: UserState): UserAbilities {
  const isOther = actor.kind !== 'person' || actor.userId !== id;
  const isOpen = isOther && !banned_at;
  return {
    ban: isOpen,
    unban: isOther && banned_at !== null,
    resendVerification: isOpen && has_account && !email_verified,
    sendReset: isOpen && has_account,
    endSessions: isOpen,
  };
}
