import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from './actor.ts';
import type { Ctx, TxCtx } from './context.ts';

/** The export's section, or why there is none. */
export type Exported = keyof OwnData | { not: string };

/** Whose data a table holds, and how it is erased. */
export interface TableOfData {
  /** What people wrote, or their names and addresses. */
  words?: Record<string, Exported>;
  /** All other columns of text and JSON. */
  codes?: readonly string[];
  /** By `on delete cascade`, directly or through other tables. */
  goesWith?: readonly ('user_account' | 'company')[];
  /** What `erase` does here. */
  erased?: string;
  /** Why words outlive their author's account. */
  stays?: string;
}

/**
 * What one feature stores about people. Export, erasure and their tests use only these; a table in no part fails a
 * test.
 */
export interface OwnDataPart {
  tables: Record<string, TableOfData>;
  exports?: { [Section in keyof OwnData]?: (ctx: Ctx, person: Person) => Promise<OwnData[Section]> };
  /** What foreign keys cannot do. */
  erase?: (tx: TxCtx, person: Person) => Promise<void>;
}

export const DERIVED = { not: 'Made from other columns that the export has.' };
export const OTHERS_WORDS = { not: 'Words of others.' };
