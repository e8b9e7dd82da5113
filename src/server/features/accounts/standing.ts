import { sql } from 'kysely';

import './table.ts';

/** Verified and not banned. For statements that read `user_account as account`. */
export const isAccountInGoodStanding = sql<boolean>`(account.email_verified and account.banned_at is null)`;
