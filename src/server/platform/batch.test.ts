import { expect, test } from 'vitest';

import { batch } from './batch.ts';

/** Answers once they are let. */
function counting() {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const calls: string[][] = [];
  const ask = batch(async (keys) => {
    calls.push(keys);
    await promise;
    if (keys.includes('broken')) throw new Error('away');
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()]));
  });
  return { calls, ask, answer };
}

test('calls of one moment are one, and those that come meanwhile are the next', async () => {
  const { calls, ask, answer } = counting();
  const first = [ask('a'), ask('b'), ask('unknown')];
  await expect.poll(() => calls.length).toBe(1);
  const second = [ask('c'), ask('d')];
  answer();
  expect(await Promise.all([...first, ...second])).toEqual(['A', 'B', undefined, 'C', 'D']);
  expect(calls).toEqual([
    ['a', 'b', 'unknown'],
    ['c', 'd'],
  ]);
});

test('who asks for the same waits for the next: an answer has one taker', async () => {
  const { calls, ask, answer } = counting();
  answer();
  await Promise.all([ask('a'), ask('b'), ask('a')]);
  expect(calls).toEqual([['a', 'b'], ['a']]);
});

test('a failure is that of its own calls', async () => {
  const { ask, answer } = counting();
  answer();
  const failing = ask('broken');
  await expect(failing).rejects.toThrow('away');
  expect(await ask('a')).toBe('A');
});
