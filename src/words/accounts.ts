import type { UserRow } from '#contract/admin/users.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const userRoleWords: Record<UserRow['role'], Word> = {
  job_seeker: m.auth_i_am_job_seeker,
  employer: m.auth_i_am_employer,
  admin: m.auth_role_admin,
};
