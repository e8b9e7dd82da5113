/** Unlogged: cheap to write; a crash may lose it. */
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
