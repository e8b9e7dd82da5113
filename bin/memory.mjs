// How the site's process is started so that it stays small: what counts only from a process's first moment.
// Measured in docs/measurements.md (deeds): 350 MB without, 230 with it.

/** Young garbage is collected early. */
export const flags = ['--max-semi-space-size=8'];

/**
 * A password's 19 MiB go back to the system when it is hashed; glibc would keep them, for each of four threads. Other
 * systems' allocators do not read it (mallopt(3), M_MMAP_THRESHOLD, bytes).
 */
export const env = { MALLOC_MMAP_THRESHOLD_: String(2 ** 20) };
