import { describe, expect, test } from 'vitest';

import { Semaphore } from './semaphore.ts';

const wait = (timeout: number, person = 'ana') => ({ person, timeout, refusal: () => new Error('busy') });

/** Work that runs until it is told to end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe('a semaphore', () => {
  test('work that waits longer than its timeout is refused, and takes no slot', async () => {
    const semaphore = new Semaphore(1);
    const first = held();
    const running = semaphore.run(first.work, wait(1_000));
    await expect(semaphore.run(() => Promise.resolve(), wait(5))).rejects.toThrow('busy');
    first.end();
    await running;
    expect(await semaphore.run(() => Promise.resolve('done'), wait(5))).toBe('done');
  });

  test('work that fails gives its slot back', async () => {
    const semaphore = new Semaphore(1);
    await expect(semaphore.run(() => Promise.reject(new Error('broken')), wait(5))).rejects.toThrow('broken');
    expect(await semaphore.run(() => Promise.resolve('done'), wait(5))).toBe('done');
  });

  test('no more run at once than there are slots, those of one person in their order', async () => {
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
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => semaphore.run(work(number), wait(1_000, `person ${number % 2}`))),
    );
    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5, 6]);
  });

  /** Begins work for a person, which records the order and runs until it is told to end. */
  function crowd(most: number) {
    const semaphore = new Semaphore(most);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const come = (person: string) => {
      const { work, end } = held();
      return semaphore.run(
        () => {
          begun.push(person);
          ends.push(end);
          return work();
        },
        wait(60_000, person),
      );
    };
    const settle = () => new Promise(setImmediate);
    return {
      begun,
      come,
      settle,
      async endFirst() {
        ends.shift()?.();
        await settle();
      },
    };
  }

  test('people take turns, so that fifty of one do not keep another’s one waiting', async () => {
    const { begun, come, endFirst, settle } = crowd(1);
    const all = [...Array.from({ length: 50 }, () => come('ana')), come('bea'), come('cem'), come('cem')];
    await settle();
    for (let at = 0; at < 6; at += 1) await endFirst();
    expect(begun.slice(0, 6)).toEqual(['ana', 'ana', 'bea', 'cem', 'ana', 'cem']);
    while (begun.length < all.length) await endFirst();
    await endFirst();
    await Promise.all(all);
  });

  test('one person never holds all slots', async () => {
    const { begun, come, endFirst, settle } = crowd(3);
    const all = Array.from({ length: 4 }, () => come('ana'));
    await settle();
    expect(begun).toEqual(['ana', 'ana']);
    all.push(come('bea'));
    await settle();
    expect(begun).toEqual(['ana', 'ana', 'bea']);
    while (begun.length < all.length) await endFirst();
    for (let at = 0; at < 3; at += 1) await endFirst();
    await Promise.all(all);
  });

  test('who gave up waiting loses their turn alone', async () => {
    const semaphore = new Semaphore(1);
    const first = held();
    const running = semaphore.run(first.work, wait(1_000));
    const gaveUp = semaphore.run(() => Promise.resolve(), wait(5, 'bea'));
    const waited = semaphore.run(() => Promise.resolve('done'), wait(1_000, 'cem'));
    await expect(gaveUp).rejects.toThrow('busy');
    first.end();
    await running;
    expect(await waited).toBe('done');
  });
});
