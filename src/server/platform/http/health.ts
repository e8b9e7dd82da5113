import type { PartName, Parts, PartState } from '../parts/parts.ts';

type Always = 'database' | 'queue' | 'storage';

/** Parts that this process does not use are absent. */
export type Readiness = { ready: boolean } & Record<Always, PartState> &
  Partial<Record<Exclude<PartName, Always>, PartState>>;

/**
 * A ready process can answer requests: another part that is unavailable affects only its own pages. A read-only
 * database is not enough, since other processes may reach one that takes writes.
 */
export function readReadiness(parts: Pick<Parts, 'list'>, isStopping: boolean): Readiness {
  const states = Object.fromEntries(parts.list().map(({ name, state }) => [name, state])) as Omit<Readiness, 'ready'>;
  return { ready: !isStopping && states.database === 'ok', ...states };
}
