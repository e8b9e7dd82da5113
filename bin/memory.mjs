// How the site's process is started so that it stays small: what counts only from a process's first moment.
// Measured in docs/measurements.md (actions): 350 MB without, 240 with it.

/** Young garbage is collected early. */
export const flags = ['--max-semi-space-size=8'];

/**
 * The 19 MiB that hashing a password takes are used again by the next one; glibc would keep as much for each of four
 * threads. Other systems' allocators do not read it (mallopt(3), M_ARENA_MAX).
 */
export const env = { MALLOC_ARENA_MAX: '1' };
