/** Deterministic: the same seed generates the same data. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer; both ends are included. */
  between(low: number, high: number): number;
  /** True with this probability. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Distinct items; fewer if there are not enough. */
  pickSome<Item>(items: readonly Item[], count: number): Item[];
  /** An item by weight. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
  /** By Zipf's law: the second half as often as the first, the third a third. */
  zipf<Item>(items: readonly Item[]): Item;
}

/** mulberry32, which is small and good enough here. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (items) => at(items, between(0, items.length - 1)),
    pickSome(items, count) {
      const left = [...items];
      const picked = Math.min(count, left.length);
      for (let index = 0; index < picked; index += 1) {
        const other = between(index, left.length - 1);
        [left[index], left[other]] = [at(left, other), at(left, index)];
      }
      return left.slice(0, picked);
    },
    weighted(items) {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return at(items, items.length - 1)[0];
    },
    // The harmonic series grows like the logarithm, so equal steps of the logarithm give each rank its share.
    zipf: (items) => at(items, Math.min(items.length, Math.floor(Math.exp(next() * Math.log(items.length + 1)))) - 1),
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError('There is nothing to choose from.');
  return item;
}
