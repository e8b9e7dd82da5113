/** Attempts by key. Unlogged: a crash may forget them, a busy login page costs no disk. */
export interface RateLimitTable {
  key: string;
  started_at: Date;
  count: number;
}

declare module '../db/tables.ts' {
  interface Tables {
    rate_limit: RateLimitTable;
  }
}
