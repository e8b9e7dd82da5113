import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';

import { zipOf, type Entry } from './zip.ts';

const PIECE = 64 * 1024;
const MEGABYTES = 64;

/** Random, so that nothing of it is packed away. */
function large() {
  let made = 0;
  const piece = randomBytes(PIECE);
  const content = new Readable({
    read() {
      made += PIECE;
      this.push(made > MEGABYTES * 1024 * 1024 ? null : piece);
    },
  });
  return { content, made: () => made };
}

async function* only(...contents: Readable[]): AsyncGenerator<Entry, void, undefined> {
  for (const [index, content] of contents.entries()) yield { name: `${index}.bin`, at: new Date(), content };
}

test('takes of a file only what its reader has taken of the archive, however large it is', async () => {
  const { content, made } = large();
  const reader = zipOf(only(content)).getReader();
  let taken = 0;
  let most = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    taken += value.length;
    most = Math.max(most, made() - taken);
  }
  expect(taken).toBeGreaterThan(MEGABYTES * 1024 * 1024);
  expect(most).toBeLessThan(2 * 1024 * 1024);
});

test('is written while other downloads are stalled', async () => {
  const stopped = [large(), large(), large()].map(({ content }) => zipOf(only(content)).getReader());
  for (const reader of stopped) await reader.read();
  const reader = zipOf(only(Readable.from([Buffer.from('Short')]))).getReader();
  while (!(await reader.read()).done);
  for (const other of stopped) await other.cancel();
}, 4_000);

test('waits for a reader that is slow', async () => {
  const { content, made } = large();
  const reader = zipOf(only(content)).getReader();
  await reader.read();
  const before = await settled(made);
  await reader.read();
  expect(before).toBeLessThan(2 * 1024 * 1024);
  await reader.cancel();
});

test('closes the file when its reader leaves, and begins no other', async () => {
  const [first, second] = [large(), large()];
  const reader = zipOf(only(first.content, second.content)).getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => first.content.destroyed).toBe(true);
  expect(second.made()).toBe(0);
});

test('fails if a file breaks off, so that a part is never taken for the whole', async () => {
  const content = new Readable({
    read() {
      this.destroy(new Error('The disk is gone.'));
    },
  });
  const reader = zipOf(only(content)).getReader();
  const readAll = async () => {
    while (!(await reader.read()).done);
  };
  await expect(readAll()).rejects.toThrow();
});

/** The figure once it has stopped growing. */
async function settled(figure: () => number): Promise<number> {
  let last = -1;
  await expect
    .poll(
      () => {
        const isSettled = figure() === last;
        last = figure();
        return isSettled;
      },
      { interval: 100 },
    )
    .toBe(true);
  return last;
}
