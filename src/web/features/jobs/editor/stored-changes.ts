import { DRAFT_LIFETIME_MS } from '#web/app/stored-draft.ts';

import type { ChangedParts } from './job-change.ts';

export interface StoredChanges {
  /** Milliseconds since 1970. */
  at: number;
  parts: ChangedParts;
}

// Per user, since several may share a browser; without an id it is the new job.
const keyOf = (userId: string, jobId: string | null) => `parlance.job.${userId}.${jobId ?? 'new'}`;

/** Stores unsaved changes for 24 hours; undefined removes them. */
export function storeChanges(userId: string, jobId: string | null, parts: ChangedParts | undefined): void {
  const key = keyOf(userId, jobId);
  try {
    if (parts) localStorage.setItem(key, JSON.stringify({ at: Date.now(), parts } satisfies StoredChanges));
    else localStorage.removeItem(key);
  } catch {
    // If storage is missing or full, leaving the page still asks first.
  }
}

/** The stored changes, unless older than 24 hours. */
export function findStoredChanges(userId: string, jobId: string | null): StoredChanges | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(userId, jobId)) ?? 'null') as StoredChanges | null;
    if (found && Date.now() - found.at < DRAFT_LIFETIME_MS) return found;
    storeChanges(userId, jobId, undefined);
  } catch {
    // Unreadable: nothing to offer.
  }
  return undefined;
}
