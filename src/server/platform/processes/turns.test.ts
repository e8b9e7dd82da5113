import { describe, expect, test } from 'vitest';

import { Turns } from './turns.ts';

const busy = () => new Error('busy');

/** Work that runs until it is told to end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe('turns', () => {
  test('whoever waits longer than their patience is sent away, and takes no turn with them', async () => {
    const turns = new Turns(1);
    const first = held();
    const running = turns.run(first.work, 1_000, busy);
    await expect(turns.run(() => Promise.resolve(), 5, busy)).rejects.toThrow('busy');
    first.end();
    await running;
    expect(await turns.run(() => Promise.resolve('done'), 5, busy)).toBe('done');
  });

  test('work that fails gives its turn back', async () => {
    const turns = new Turns(1);
    await expect(turns.run(() => Promise.reject(new Error('broken')), 5, busy)).rejects.toThrow('broken');
    expect(await turns.run(() => Promise.resolve('done'), 5, busy)).toBe('done');
  });

  test('no more run at once than there are turns, first come, first served', async () => {
    const turns = new Turns(2);
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const work = (number: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(number);
      await new Promise(setImmediate);
      running -= 1;
    };
    await Promise.all([1, 2, 3, 4, 5, 6].map((number) => turns.run(work(number), 1_000, busy)));
    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
