import type { Tx } from './database.ts';

const waiting = new WeakMap<Tx, (() => void)[]>();

/** For side effects that cannot be rolled back. */
export function afterCommit(tx: Tx, work: () => void): void {
  waiting.set(tx, [...(waiting.get(tx) ?? []), work]);
}

export function runAfterCommit(tx: Tx): void {
  for (const work of waiting.get(tx) ?? []) work();
}
