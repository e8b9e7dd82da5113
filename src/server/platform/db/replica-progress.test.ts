import { beforeEach, describe, expect, test } from 'vitest';

import { LONGEST_LAG, ReplicaProgress } from './replica-progress.ts';

describe('how far a replica is', () => {
  let progress: ReplicaProgress;
  beforeEach(() => {
    progress = new ReplicaProgress();
  });

  const primary = (position: bigint, at: number, timeline = 1, cluster = 'a') =>
    progress.notePrimary({ cluster, timeline, position }, at);
  const replica = (position: bigint, at: number, { timeline = 1, started = 'once', isReplica = true } = {}) =>
    progress.noteReplica({ cluster: 'a', timeline, position, isReplica, started }, at);

  test('is not known before both were asked and it has reached something of the primary', () => {
    expect(progress.standing(0)).toBe('away');
    replica(5n, 0);
    expect(progress.standing(0)).toBe('starting');
    primary(10n, 0);
    expect([progress.standing(0), progress.lag(0)]).toEqual(['starting', undefined]);
    replica(10n, 100);
    expect([progress.standing(100), progress.lag(100)]).toEqual(['used', 100]);
  });

  test('is the age of the last position that it has reached', () => {
    for (let at = 0; at <= 5_000; at += 100) {
      primary(BigInt(at), at);
      replica(BigInt(Math.max(0, at - 2_000)), at);
    }
    expect([progress.standing(5_000), progress.lag(5_000)]).toEqual(['used', 2_000]);
    expect([progress.holds(3_000n), progress.holds(3_001n)]).toEqual([true, false]);
  });

  test('ends its use where it is further behind than is allowed, until it has caught up', () => {
    primary(1n, 0);
    replica(1n, 0);
    for (let at = 100; at <= LONGEST_LAG + 100; at += 100) {
      primary(BigInt(at), at);
      replica(1n, at);
    }
    expect(progress.standing(LONGEST_LAG)).toBe('used');
    expect(progress.standing(LONGEST_LAG + 100)).toBe('behind');
    replica(BigInt(LONGEST_LAG + 100), LONGEST_LAG + 200);
    expect(progress.standing(LONGEST_LAG + 200)).toBe('used');
  });

  test('grows while the primary is away and the replica is not', () => {
    primary(1n, 0);
    for (let at = 0; at <= LONGEST_LAG + 100; at += 100) replica(1n, at);
    expect(progress.standing(LONGEST_LAG + 100)).toBe('behind');
  });

  test('is forgotten with a server that starts again, which may hold less than before', () => {
    primary(10n, 0);
    replica(10n, 0);
    replica(8n, 100, { started: 'again' });
    expect([progress.standing(100), progress.holds(9n)]).toEqual(['starting', false]);
    progress.forget();
    expect([progress.standing(100), progress.holds(0n), progress.started]).toEqual(['away', false, undefined]);
  });

  test('says nothing after a second, of another cluster, after a failover, and of a server that is no replica', () => {
    primary(10n, 0);
    replica(10n, 0);
    expect([progress.standing(1_000), progress.standing(1_001)]).toEqual(['used', 'away']);
    primary(10n, 0, 1, 'b');
    expect(progress.standing(0)).toBe('no_replica');
    primary(10n, 0, 2);
    expect(progress.standing(0)).toBe('no_replica');
    replica(10n, 0, { timeline: 2 });
    expect(progress.standing(0)).toBe('used');
    replica(10n, 0, { timeline: 2, isReplica: false });
    expect(progress.standing(0)).toBe('no_replica');
  });
});
