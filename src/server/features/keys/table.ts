import type { KeyScope } from '#contract/keys/key-scopes.ts';

export interface ApiKeyTable {
  id: string;
  /** Null for a key of the platform. */
  company_id: string | null;
  name: string;
  prefix: string;
  digest: string;
  scopes: KeyScope[];
  /** Its owner: the person who created it, or took it over. It works while they may do what it does. */
  created_by: string | null;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  /** When those who may take it over were notified that it stopped. */
  stop_told_at: Date | null;
}

/** Without status and answer while the change runs. */
export interface IdempotentRequestTable {
  key_id: string;
  name: string;
  digest: string;
  status: number | null;
  answer: string | null;
  created_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    api_key: ApiKeyTable;
    idempotent_request: IdempotentRequestTable;
  }
}
