import type pg from 'pg';

import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** Milliseconds between two measurements. */
const BETWEEN = 60_000;
/** Milliseconds: an answer that took longer says too little. */
const SLOWEST = 1_000;
/** Milliseconds by which the machine's clock may differ without a warning. */
const UNSAID = 5_000;

/**
 * The database's time, so that all processes agree on what has ended and what came first, even if a machine's clock is
 * wrong or jumps. Between measurements the monotonic clock counts. Until the first one it is the machine's time.
 */
export async function openDatabaseClock(pool: pg.Pool, log: Log): Promise<{ clock: Clock; close(): void }> {
  let zero = Date.now() - performance.now();
  let said = false;
  const measure = async () => {
    const asked = performance.now();
    const { rows } = await pool.query<{ now: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
    );
    const answered = performance.now();
    if (rows[0] === undefined || answered - asked > SLOWEST) return;
    zero = rows[0].now - (asked + answered) / 2;
    const ahead = Date.now() - answered - zero;
    const differs = Math.abs(ahead) > UNSAID;
    if (differs && !said)
      log.warn({ seconds: Math.round(ahead / 1_000) }, 'the clock of this machine differs from that of the database');
    said = differs;
  };
  await measure();
  // An unavailable database is reported elsewhere.
  const timer = setInterval(() => void measure().catch(() => {}), BETWEEN).unref();
  return { clock: { now: () => new Date(zero + performance.now()) }, close: () => clearInterval(timer) };
}
