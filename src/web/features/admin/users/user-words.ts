import type { UserState } from '#contract/admin-choices.ts';
import type { UserRow } from '#contract/users.ts';
import { m } from '#generated/paraglide/messages.js';
import type { BadgeVariant } from '#web/ui/badge.tsx';

const roles: Record<UserRow['role'], () => string> = {
  job_seeker: m.auth_i_am_job_seeker,
  employer: m.auth_i_am_employer,
  admin: m.auth_role_admin,
};

const states: Record<UserState, { name: () => string; variant: BadgeVariant }> = {
  verified: { name: m.admin_users_verified, variant: 'secondary' },
  unverified: { name: m.admin_users_unverified, variant: 'outline' },
  banned: { name: m.admin_users_banned, variant: 'destructive' },
};

export const roleName = (role: UserRow['role']): string => roles[role]();

export const stateName = (state: UserState): string => states[state].name();

export const stateVariant = (state: UserState): BadgeVariant => states[state].variant;
