/** Positions are bytes of the write-ahead log. */
export interface PrimaryState {
  /** The same for a primary and its replicas. */
  cluster: string;
  /** Another after each failover. */
  timeline: number;
  position: bigint;
}

export interface ReplicaState {
  cluster: string;
  timeline: number;
  /** What it has applied. */
  position: bigint;
  isReplica: boolean;
  /** Another after each start, and of each server. */
  started: string;
}

/** Starting: how far it is behind is not known yet. */
export type Standing = 'used' | 'starting' | 'behind' | 'away' | 'no_replica';

/** Milliseconds. What a replica holds is no older. */
export const LONGEST_LAG = 10_000;
/** Milliseconds for which what a replica said counts. */
const COUNTS_FOR = 1_000;
const MOST_WAITING = 300;

/** How far a replica is behind its primary, from what both say again and again. Times are milliseconds of one clock. */
export class ReplicaProgress {
  #primary: PrimaryState | undefined;
  #replica: ReplicaState | undefined;
  #readAt = 0;
  #since: number | undefined;
  /** Positions of the primary that the replica has not reached, and when the primary had them. */
  #waiting: { at: number; position: bigint }[] = [];
  #holdsUntil: number | undefined;

  /** @param at - before it was asked */
  notePrimary(state: PrimaryState, at: number): void {
    this.#primary = state;
    this.#waiting.push({ at, position: state.position });
    if (this.#waiting.length > MOST_WAITING) this.#waiting.shift();
    this.#catchUp();
  }

  /** @param at - before it was asked */
  noteReplica(state: ReplicaState, at: number): void {
    if (this.#replica && this.#replica.started !== state.started) this.forget();
    this.#replica = state;
    this.#readAt = at;
    this.#since ??= at;
    this.#catchUp();
  }

  /** A replica that starts again may hold less than before. */
  forget(): void {
    this.#replica = undefined;
    this.#since = undefined;
    this.#waiting = [];
    this.#holdsUntil = undefined;
  }

  /** The server's start, for comparison. */
  get started(): string | undefined {
    return this.#replica?.started;
  }

  /** Milliseconds; undefined where it is not known. */
  lag(now: number): number | undefined {
    return this.#holdsUntil === undefined ? undefined : now - this.#holdsUntil;
  }

  standing(now: number): Standing {
    if (!this.#replica || now - this.#readAt > COUNTS_FOR) return 'away';
    if (!this.#primary) return 'starting';
    // Positions of another cluster, or of a timeline that a failover has left, say nothing.
    const isSame = this.#replica.cluster === this.#primary.cluster && this.#replica.timeline === this.#primary.timeline;
    if (!isSame || !this.#replica.isReplica) return 'no_replica';
    const lag = this.lag(now);
    if (lag === undefined) return now - (this.#since ?? now) > LONGEST_LAG ? 'behind' : 'starting';
    return lag > LONGEST_LAG ? 'behind' : 'used';
  }

  holds(position: bigint): boolean {
    return this.#replica !== undefined && this.#replica.position >= position;
  }

  #catchUp(): void {
    const missing = this.#waiting.findIndex(({ position }) => !this.holds(position));
    const reached = this.#waiting.splice(0, missing === -1 ? this.#waiting.length : missing);
    this.#holdsUntil = reached.at(-1)?.at ?? this.#holdsUntil;
  }
}
