import type { Tx } from './database.ts';

const waiting = new WeakMap<Tx, (() => void)[]>();

/** Does something once the transaction is committed, and nothing where it is not: for what cannot be undone with it. */
export function afterCommit(tx: Tx, work: () => void): void {
  waiting.set(tx, [...(waiting.get(tx) ?? []), work]);
}

/** Does what waited for this transaction, which has been committed. */
export function runAfterCommit(tx: Tx): void {
  for (const work of waiting.get(tx) ?? []) work();
}
