/** The server cannot be reached, stops, starts, or takes no more connections; a pooler has none (08P01). */
const CONNECTION_FAILURES =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1235]|53300|08[0-9P]\d{2})$/;
/** Read-only (as after a failover), disk full, out of memory, a deadlock, a statement, a lock or a transaction over its time. */
const PASSING_FAILURES = /^(25006|53[12]00|57014|55P03|25P0[34]|40P01)$/;
/** A file could not be written. */
const DISK_FULL = /^(ENOSPC|EDQUOT)$/;
/** Messages of pg without a code; the last one is of a connection that ended between two statements. */
const GONE =
  /timeout exceeded when trying to connect|connection terminated|terminating connection|Client (has encountered a connection error|was closed)/i;

/** Whether the database cannot be reached, or it or the disk cannot do this now. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // Other missing files are bugs.
  const isSocketGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    isSocketGone ||
    CONNECTION_FAILURES.test(code) ||
    PASSING_FAILURES.test(code) ||
    DISK_FULL.test(code) ||
    GONE.test(error.message) ||
    isUnavailable(error.cause)
  );
}
