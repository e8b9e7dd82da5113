import { describe, expect, test } from 'vitest';

import { Semaphore } from './semaphore.ts';

const busy = () => new Error('busy');

/** Work that runs until it is told to end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe('a semaphore', () => {
  test('work that waits longer than its timeout is refused, and takes no slot', async () => {
    const semaphore = new Semaphore(1);
    const first = held();
    const running = semaphore.run(first.work, 1_000, busy);
    await expect(semaphore.run(() => Promise.resolve(), 5, busy)).rejects.toThrow('busy');
    first.end();
    await running;
    expect(await semaphore.run(() => Promise.resolve('done'), 5, busy)).toBe('done');
  });

  test('work that fails gives its slot back', async () => {
    const semaphore = new Semaphore(1);
    await expect(semaphore.run(() => Promise.reject(new Error('broken')), 5, busy)).rejects.toThrow('broken');
    expect(await semaphore.run(() => Promise.resolve('done'), 5, busy)).toBe('done');
  });

  test('no more run at once than there are slots, first come, first served', async () => {
    const semaphore = new Semaphore(2);
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
    await Promise.all([1, 2, 3, 4, 5, 6].map((number) => semaphore.run(work(number), 1_000, busy)));
    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
