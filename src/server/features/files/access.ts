import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { FileKind } from '#contract/files.ts';

import type { Actor } from '../../context.ts';

/** Kinds that anybody may see: they stand on public pages. */
const PUBLIC_KINDS: readonly FileKind[] = ['avatar', 'logo'];

/** Whether the kind is public: shown in the page, kept by caches. All others are sent as a download and kept by nobody. */
export const isPublic = (kind: FileKind): boolean => PUBLIC_KINDS.includes(kind);

/**
 * Which files the actor may fetch by their id alone: public ones, and their own. Others see a private file only as part
 * of something: the feature that owns this (an application, a message) finds it through its own `visibleTo`, and sends
 * it with `sendFile`.
 */
export function visibleTo(actor: Actor): RawBuilder<SqlBool> {
  const own = actor.kind === 'person' ? sql`file.owner_id = ${actor.userId}` : sql`false`;
  return sql<SqlBool>`(file.kind in ${list(PUBLIC_KINDS)} or ${own})`;
}

const list = (kinds: readonly FileKind[]) => sql`(${sql.join([...kinds])})`;
