import type { UserState } from '#contract/admin/admin-choices.ts';
import type { UserRow } from '#contract/admin/users.ts';
import { m } from '#generated/paraglide/messages.js';
import type { BadgeVariant } from '#web/ui/badge.tsx';
import { say } from '#web/ui/say.ts';
import { userRoleWords } from '#words/accounts.ts';

const states: Record<UserState, { name: () => string; variant: BadgeVariant }> = {
  verified: { name: m.admin_users_verified, variant: 'secondary' },
  unverified: { name: m.admin_users_unverified, variant: 'outline' },
  banned: { name: m.admin_users_banned, variant: 'destructive' },
};

export const roleName = (role: UserRow['role']): string => say(userRoleWords[role]);

/** The role of an account, or that there is none. */
export const kindName = ({ role, hasAccount }: Pick<UserRow, 'role' | 'hasAccount'>): string =>
  hasAccount ? roleName(role) : m.admin_users_without_account();

export const stateName = (state: UserState): string => states[state].name();

export const stateVariant = (state: UserState): BadgeVariant => states[state].variant;
