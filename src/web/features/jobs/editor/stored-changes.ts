import type { ChangedParts } from './job-change.ts';

/** What was typed and not saved, as the browser keeps it. */
export interface StoredChanges {
  /** Milliseconds since 1970. */
  at: number;
  parts: ChangedParts;
}

/** As drafts of messages (specification, section 9). */
const KEPT_FOR = 24 * 60 * 60 * 1000;

// By person, since several may use one browser; a job that has no id yet is the new one.
const keyOf = (userId: string, jobId: string | null) => `parlance.job.${userId}.${jobId ?? 'new'}`;

/** Keeps what is not saved of a job for 24 hours; undefined forgets it. */
export function keepChanges(userId: string, jobId: string | null, parts: ChangedParts | undefined): void {
  const key = keyOf(userId, jobId);
  try {
    if (parts) localStorage.setItem(key, JSON.stringify({ at: Date.now(), parts } satisfies StoredChanges));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, or with a full one, leaving the page still asks first.
  }
}

/** What was kept of a job, unless it is older than 24 hours. */
export function findStoredChanges(userId: string, jobId: string | null): StoredChanges | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId, jobId)) ?? 'null') as StoredChanges | null;
    if (kept && Date.now() - kept.at < KEPT_FOR) return kept;
    keepChanges(userId, jobId, undefined);
  } catch {
    // Nothing can be offered from what cannot be read.
  }
  return undefined;
}
