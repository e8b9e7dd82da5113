import { AsyncLocalStorage } from 'node:async_hooks';

import { createRandom, type Random } from '#server/seeds/random.ts';

const here = new AsyncLocalStorage<Random>();

/** Of one part of a history, so that it does not depend on how often another part has drawn. */
export const chanceOf = (seed: number, ...parts: number[]): Random => createRandom(parts.reduce(mix, mix(seed, 0)));

/** The last steps of MurmurHash3, so that neighbours have nothing in common. */
function mix(hash: number, part: number): number {
  const first = Math.imul((hash ^ part) + 0x9e3779b9, 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
}

/** What breaks in this work is drawn from its own chance, whatever runs beside it. */
export const withChance = <Result>(random: Random, work: () => Promise<Result>): Promise<Result> =>
  here.run(random, work);

/** Of the work that asks; `otherwise` for what runs by itself. */
export const chanceHere = (otherwise: Random): Random => here.getStore() ?? otherwise;
