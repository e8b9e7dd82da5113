import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { FileKind } from '#contract/files/file-rules.ts';

import type { Actor } from '../../actor.ts';

/** Kinds on public pages, visible to everyone. */
const PUBLIC_KINDS: readonly FileKind[] = ['avatar', 'logo'];

/** Public files are shown inline and cached; others are downloads and not cached. */
export const isPublic = (kind: FileKind): boolean => PUBLIC_KINDS.includes(kind);

/**
 * Files that the actor may fetch by id: public ones and their own. A feature with other private files finds them
 * through its own `visibleTo` and sends them with `sendFile`.
 */
export function visibleTo(actor: Actor): RawBuilder<SqlBool> {
  const own = actor.kind === 'person' ? sql`file.owner_id = ${actor.userId}` : sql`false`;
  return sql<SqlBool>`(file.kind in ${list(PUBLIC_KINDS)} or ${own})`;
}

const list = (kinds: readonly FileKind[]) => sql`(${sql.join([...kinds])})`;
