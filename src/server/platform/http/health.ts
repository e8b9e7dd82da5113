import type { PartName, Parts, PartState } from '../parts/parts.ts';

type Always = 'database' | 'queue' | 'storage';

/** Parts that this process does not use are absent. */
export type Readiness = { ready: boolean } & Record<Always, PartState> &
  Partial<Record<Exclude<PartName, Always>, PartState>>;

/**
 * Ready can answer requests: another part that is away takes only its own pages away. A database that takes no writes is not
 * enough, since other processes may reach one that does.
 */
export function readReadiness(parts: Pick<Parts, 'list'>, isStopping: boolean): Readiness {
  const states = Object.fromEntries(parts.list().map(({ name, state }) => [name, state])) as Omit<Readiness, 'ready'>;
  return { ready: !isStopping && states.database === 'ok', ...states };
}
