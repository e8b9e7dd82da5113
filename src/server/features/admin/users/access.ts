import type { UserAbilities } from '#contract/users.ts';

import type { Actor } from '../../../context.ts';

/** What `can` needs to know of a person. */
export interface UserFacts {
  id: string;
  email_verified: boolean;
  banned_at: Date | null;
}

/**
 * What an administrator may do with an account. With their own nothing of it: nobody bans themselves, and their
 * sessions and password are in their own settings. Mail goes to nobody who is banned.
 */
export function can(actor: Actor, { id, email_verified, banned_at }: UserFacts): UserAbilities {
  const isOther = actor.kind !== 'person' || actor.userId !== id;
  const isOpen = isOther && !banned_at;
  return {
    ban: isOpen,
    unban: isOther && banned_at !== null,
    resendVerification: isOpen && !email_verified,
    sendReset: isOpen,
    endSessions: isOpen,
  };
}
