import { expect, test } from 'vitest';

import { openStream } from '#test/support/stream.ts';

const EVENT = JSON.stringify({ large: 'x'.repeat(100_000) });

test('takes no more than its reader does, whose place it keeps', async () => {
  const { stream, socket } = await openStream();
  let sent = 0;
  for (; stream.takesMore(); sent += 1) stream.send(sent + 1, EVENT);
  stream.send(sent + 1, EVENT);
  expect(stream.position).toBe(sent);
  const more = new Promise<void>((resolve) => {
    stream.onTakesMore(resolve);
  });
  socket.resume();
  await more;
  stream.send(sent + 1, EVENT);
  expect(stream.position).toBe(sent + 1);
});

test('is cut where nothing was taken from one beat to the next', async () => {
  const { stream, response } = await openStream();
  for (let seq = 1; stream.takesMore(); seq += 1) stream.send(seq, EVENT);
  stream.beat();
  expect(response.destroyed).toBe(false);
  stream.beat();
  expect(response.destroyed).toBe(true);
});

test('goes on where its reader took something in between', async () => {
  const { stream, response, socket } = await openStream();
  for (let seq = 1; stream.takesMore(); seq += 1) stream.send(seq, EVENT);
  stream.beat();
  socket.resume();
  await expect.poll(() => stream.takesMore()).toBe(true);
  stream.beat();
  stream.beat();
  expect(response.destroyed).toBe(false);
});

test('that was ended while its reader was behind is written to no more, and is cut in the end', async () => {
  const { stream, response } = await openStream();
  const errors: Error[] = [];
  response.on('error', (error) => errors.push(error));
  for (let seq = 1; stream.takesMore(); seq += 1) stream.send(seq, EVENT);
  const { position } = stream;
  stream.endSession();
  stream.endSession();
  stream.send(position + 1, EVENT);
  stream.sendEphemeral(EVENT);
  stream.reset(position + 1);
  stream.beat();
  expect([stream.takesMore(), stream.position]).toEqual([false, position]);
  stream.beat();
  await expect.poll(() => response.destroyed).toBe(true);
  expect(errors).toEqual([]);
});
