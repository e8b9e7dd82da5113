import { describe, expect, test } from 'vitest';

import { attachmentUrl } from '#contract/files/file-rules.ts';
import { applyingWorld } from '#test/support/applying.ts';
import { UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';
import { writingIn } from '#test/support/writing.ts';

const world = applyingWorld();
const { send, upload, list, viewed } = writingIn(world);

const download = (id: string, fileId: string, person?: TestPerson) =>
  world.app.request('GET', `/api/applications/${id}/attachments/${fileId}`, person ? { cookie: person.cookie } : {});

describe('attachments', () => {
  test('must be the sender’s own, are sent once, at most five; a refusal sends nothing (T336)', async () => {
    const id = await viewed();
    const [own, theirs] = [await upload(world.employer), await upload(world.seeker)];
    const refused = async (attachmentIds: string[]) =>
      (await send(id, world.employer, { content: 'Here', attachmentIds })).status;
    expect(await refused([theirs])).toBe(422);
    expect(await refused([own, theirs])).toBe(422);
    expect(await refused([UNKNOWN_ID])).toBe(422);
    expect(await refused([own, own])).toBe(422);
    expect(await refused(Array.from({ length: 6 }, () => UNKNOWN_ID))).toBe(422);
    expect((await list(id, world.employer)).body.messages).toEqual([]);
    expect((await send(id, world.employer, { content: '', attachmentIds: [own] })).status).toBe(201);
    expect(await refused([own])).toBe(422);
  });

  test('appear in order, for both sides only (T127)', async () => {
    const id = await viewed();
    const [first, second] = [await upload(world.employer, 'first.txt'), await upload(world.employer, 'second.txt')];
    await send(id, world.employer, { content: 'Both', attachmentIds: [second, first] });
    const [message] = (await list(id, world.seeker)).body.messages;
    expect(message?.attachments.map(({ name, type }) => [name, type])).toEqual([
      ['second.txt', 'text/plain'],
      ['first.txt', 'text/plain'],
    ]);
    const answer = await download(id, first, world.seeker);
    expect([answer.status, answer.headers.get('content-disposition'), answer.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('first.txt'),
      'private, no-store',
    ]);
    expect(await answer.text()).toBe(`A file of ${world.employer.email}`);
    expect((await download(id, first)).status).toBe(401);
    for (const person of [world.other, world.rival]) expect((await download(id, first, person)).status).toBe(404);
    for (const wrong of [UNKNOWN_ID, 'x']) expect((await download(id, wrong, world.seeker)).status).toBe(404);
  });

  test('have a name, a type, a size and an address, which returns exactly these bytes (T128)', async () => {
    const id = await viewed();
    await upload(world.employer);
    await send(id, world.employer, { content: 'A plan', attachmentIds: [await upload(world.employer, 'Plän.txt')] });
    const [message] = (await list(id, world.seeker)).body.messages;
    const bytes = Buffer.byteLength(`A plan by ${world.employer.email}`);
    expect(message?.attachments).toEqual([
      { id: expect.any(String) as string, name: 'Plän.txt', type: 'text/plain', size: bytes },
    ]);
    const answer = await world.app.request(
      'GET',
      attachmentUrl(message?.applicationId ?? '', message?.attachments[0]?.id ?? ''),
      { cookie: world.seeker.cookie },
    );
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-length'),
      (await answer.arrayBuffer()).byteLength,
    ]).toEqual([200, expect.stringMatching(/^text\/plain/), String(bytes), bytes]);
  });

  test('can be downloaded through their own thread only (T256)', async () => {
    const [id, unsent] = [await viewed(), await upload(world.employer)];
    expect((await download(id, unsent, world.seeker)).status).toBe(404);
    const { id: others } = (await world.apply(world.other)).body;
    await world.move(others, 'view', world.employer);
    await send(others, world.employer, { content: 'Yours', attachmentIds: [unsent] });
    expect((await download(id, unsent, world.seeker)).status).toBe(404);
    expect((await download(others, unsent, world.other)).status).toBe(200);
  });

  test('can be deleted by the sender only before they are sent, also when both happen at once', async () => {
    const [id, unsent, sent, sending] = [
      await viewed(),
      await upload(world.employer),
      await upload(world.employer),
      await upload(world.employer),
    ];
    const remove = async (fileId: string) => {
      const answer = await world.app.request('DELETE', `/api/files/${fileId}`, { cookie: world.employer.cookie });
      const { data } = (await answer.json()) as { data?: { reason?: string } };
      return [answer.status, data?.reason];
    };
    const message = await send(id, world.employer, { content: 'A plan', attachmentIds: [sent] });
    expect(await remove(sent)).toEqual([409, 'file_sent']);
    expect(await remove(unsent)).toEqual([200, undefined]);

    const client = await world.app.database.pool.connect();
    await client.query('begin');
    await client.query('insert into message_attachment (file_id, message_id, position) values ($1, $2, 1)', [
      sending,
      message.body.id,
    ]);
    const removed = remove(sending);
    await expect.poll(() => waitingForLocks()).toBe(1);
    await client.query('commit');
    client.release();
    expect(await removed).toEqual([409, 'file_sent']);
    for (const fileId of [sent, sending]) expect((await download(id, fileId, world.seeker)).status).toBe(200);
  });

  async function waitingForLocks(): Promise<number | undefined> {
    const { rows } = await world.app.database.pool.query<{ waiting: number }>(
      `select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting;
  }
});
