import type { Generated } from 'kysely';

export interface UserAccountTable {
  id: string;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  banned_at: Date | null;
  ban_reason: string | null;
  registration_digest: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface UserSessionTable {
  id: string;
  user_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    user_account: UserAccountTable;
    user_session: UserSessionTable;
  }
}
