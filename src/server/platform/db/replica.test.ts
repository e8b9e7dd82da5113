import { describe, expect, test } from 'vitest';

import { lagOf, LONGEST_LAG, standingOf, type Sample, type ServerState } from './replica.ts';

const HISTORY = 'cluster/1';
const replicaAt = (position: number, others: Partial<ServerState> = {}): ServerState => ({
  history: HISTORY,
  position,
  isReplica: true,
  ...others,
});
/** A primary that writes a byte a second. */
const samples = Array.from({ length: 12 }, (_, second): Sample => ({
  history: HISTORY,
  position: second,
  isReplica: false,
  at: second * 1_000,
}));
const now = 11_000;

describe('a replica', () => {
  test.for<[reason: string, replica: ServerState | undefined, standing: string]>([
    ['does not answer', undefined, 'away'],
    ['takes writes', replicaAt(11, { isReplica: false }), 'no_replica'],
    ['belongs to another cluster', replicaAt(11, { history: 'other/1' }), 'no_replica'],
    ['did not follow a failover', replicaAt(11, { history: 'cluster/0' }), 'no_replica'],
    ['lacks more than ten seconds', replicaAt(0), 'behind'],
    ['lacks more than was measured', replicaAt(-1), 'behind'],
  ])('is not read where it %s', ([, replica, standing]) => {
    expect(standingOf(replica, samples, now)).toBe(standing);
  });

  test('is not read before the primary was measured, nor before it has reached a measured position', () => {
    expect(standingOf(replicaAt(11), [], now)).toBe('starting');
    expect(standingOf(replicaAt(-1), samples.slice(0, 2), now)).toBe('starting');
  });

  test('is read while it is at most ten seconds behind', () => {
    expect(standingOf(replicaAt(1), samples, now)).toBe('used');
    expect(lagOf(replicaAt(1), samples, now)).toBe(LONGEST_LAG);
  });

  test('falls behind while the primary is not measured', () => {
    expect(standingOf(replicaAt(11), samples, now + LONGEST_LAG)).toBe('used');
    expect(standingOf(replicaAt(11), samples, now + LONGEST_LAG + 1)).toBe('behind');
  });
});
