import type { StoredFile } from '#contract/files/files.ts';

import type { FileRow } from './queries.ts';

/** Leaves out the storage key. */
export const presentFile = ({ id, kind, name, size, type, created_at }: FileRow): StoredFile => ({
  id,
  kind,
  name,
  size,
  type,
  createdAt: created_at.toISOString(),
});
