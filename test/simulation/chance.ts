import { AsyncLocalStorage } from 'node:async_hooks';

import { createRandom, type Random } from '#server/seeds/random.ts';

const here = new AsyncLocalStorage<Random>();

/** Random numbers for one part of a history, independent of how often other parts draw. */
export const chanceOf = (seed: number, ...parts: number[]): Random => createRandom(parts.reduce(mix, mix(seed, 0)));

/** The last steps of MurmurHash3, so that neighbours have nothing in common. */
function mix(hash: number, part: number): number {
  const first = Math.imul((hash ^ part) + 0x9e3779b9, 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
}

/** Faults of this work are drawn independently of concurrent work. */
export const withChance = <Result>(random: Random, work: () => Promise<Result>): Promise<Result> =>
  here.run(random, work);

/** The running work; `otherwise` for background work. */
export const chanceHere = (otherwise: Random): Random => here.getStore() ?? otherwise;
