import type { OwnData } from '#contract/own-data.ts';

import type { Ctx, Person, TxCtx } from './context.ts';

/** Where the export has the words of a column, or why it has not. */
export type Exported = keyof OwnData | { not: string };

/** What is known of a table: whose words stand in it, and how they go when an account is erased. */
export interface TableOfData {
  /** The columns with what people wrote or are called and reached by. */
  words?: Record<string, Exported>;
  /** All other columns of texts and documents: codes, digests, words of the platform's own. */
  codes?: readonly string[];
  /** The tables with whose rows these go, by foreign keys that say `on delete cascade`, each over as many tables as it takes. */
  goesWith?: readonly ('user_account' | 'company')[];
  /** What the part's `erase` does here. */
  erased?: string;
  /** Why words stay when whoever wrote them erases their account. */
  stays?: string;
}

/** The site's address: what links to files begin with. */
export interface ExportCtx extends Ctx {
  appUrl: URL;
}

/**
 * What one feature keeps of people. Export, erasure and their tests follow from the parts alone: what stands in none is
 * neither taken along nor erased, and a table that stands in none fails a test.
 */
export interface OwnDataPart {
  tables: Record<string, TableOfData>;
  /** Each section of the export that is this feature's. */
  exports?: { [Section in keyof OwnData]?: (ctx: ExportCtx, person: Person) => Promise<OwnData[Section]> };
  /** What foreign keys cannot do by themselves, within the erasure's transaction. */
  erase?: (tx: TxCtx, person: Person) => Promise<void>;
}

/** Reasons that several features have. */
export const DERIVED = { not: 'Made from other columns that the export has.' };
export const OTHERS_WORDS = { not: 'Words of others.' };
