import type { Random } from '#server/seeds/random.ts';

import { chanceHere } from './chance.ts';

export const faultKinds = [
  'statement lost',
  'commit lost',
  'answer to commit lost',
  'process killed',
  'file not written',
  'answer to file lost',
  'file not read',
  'file cut',
  'file not removed',
  'answer to removal lost',
  'webhook refused',
  'webhook not read',
  'answer to webhook lost',
  'webhook late',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** The faults of a history, on all machines. */
export class Faults {
  /** Faults of background work; undefined: none. */
  random: Random | undefined;
  /** In order. */
  happened: FaultKind[] = [];

  begin(random: Random): void {
    this.random = random;
    this.happened = [];
  }

  end(): void {
    this.random = undefined;
  }

  /** Faults of the running work. */
  chance(share: number): boolean {
    return this.random !== undefined && chanceHere(this.random).chance(share);
  }

  /** The first of these that occurs, by their probabilities. */
  draw(shares: Partial<Record<FaultKind, number>>): FaultKind | undefined {
    if (!this.random) return undefined;
    let rest = chanceHere(this.random).next();
    for (const kind of faultKinds) {
      rest -= shares[kind] ?? 0;
      if (rest < 0) return this.note(kind);
    }
    return undefined;
  }

  note(kind: FaultKind): FaultKind {
    this.happened.push(kind);
    return kind;
  }
}
