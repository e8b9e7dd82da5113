import { sql } from 'kysely';

import './table.ts';

/** The person can sign in: their email is verified and they are not banned. For a statement that reads `user_account as account`. */
export const isInGoodStanding = sql<boolean>`(account.email_verified and account.banned_at is null)`;
