import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Condition } from './conditions.ts';
import { anyLexeme, type SearchWord } from './words.ts';

export function toCondition({ column, values, besides }: Condition): RawBuilder<SqlBool> {
  if (!besides) return hasAny(column, values);
  return values.length === 0 ? besides : sql`${hasAny(column, values)} and ${besides}`;
}

/** Containment of one value is a third faster in the index than overlap. */
export const hasAny = (column: 'facets' | 'slices', values: readonly string[]): RawBuilder<SqlBool> =>
  values.length === 1 ? sql`${sql.ref(column)} @> ${values}::text[]` : sql`${sql.ref(column)} && ${values}::text[]`;

/** One condition per word, so that the index starts from the rarest. */
export const hasWords = (column: 'title_words' | 'all_words', words: SearchWord[]): RawBuilder<SqlBool>[] =>
  words.map((word) => sql<SqlBool>`${sql.ref(column)} @@ ${anyLexeme(word)}::tsquery`);
