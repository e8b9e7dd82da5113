import type { StoredFile } from '#contract/files.ts';

import type { FileRow } from './queries.ts';

/** A file as its owner sees it; where its bytes lie stays here. */
export const presentFile = ({ id, kind, name, size, type, created_at }: FileRow): StoredFile => ({
  id,
  kind,
  name,
  size,
  type,
  createdAt: created_at.toISOString(),
});
