import { describe, expect, test } from 'vitest';

import { applyingWorld } from '#test/support/applying.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { writingIn } from '#test/support/writing.ts';

const world = applyingWorld();
const { conversations, send, viewed } = writingIn(world);

const idsOf = async (person: TestPerson, query = '') =>
  (await conversations(person, query)).body.conversations.map(({ applicationId }) => applicationId);

/** Another application for the job, opened, with a first message to its applicant. */
async function another(name: string, content: string): Promise<{ id: string; seeker: TestPerson }> {
  const seeker = await registerPerson(world.app, { firstName: name, lastName: 'Ferreira' });
  const { id } = (await world.apply(seeker)).body;
  await world.move(id, 'view', world.employer);
  await send(id, world.employer, content);
  return { id, seeker };
}

describe('the list of conversations', () => {
  test('is for every signed-in user; an administrator has none', async () => {
    expect((await conversations()).status).toBe(401);
    const admin = await registerPerson(world.app, { role: 'admin' });
    expect((await conversations(admin)).body).toEqual({ conversations: [], nextCursor: null });
    expect((await conversations(world.seeker, '?cursor=x')).status).toBe(422);
  });

  test("has the user's own threads only, the latest message first, with the other side’s name", async () => {
    const first = await viewed();
    await send(first, world.employer, 'To Lucía');
    const second = await another('João', 'To João');
    expect((await idsOf(world.employer)).slice(0, 2)).toEqual([second.id, first]);
    await send(first, world.seeker, 'Back again');
    const { body } = await conversations(world.employer);
    expect(body.conversations[0]).toMatchObject({
      applicationId: first,
      side: 'employer',
      other: { name: 'Lucía Moreno' },
      job: { title: 'Account Manager' },
      last: { seq: 2, content: 'Back again', attachments: 0 },
      unread: 1,
    });
    const own = (await conversations(world.seeker)).body.conversations;
    expect(own).toMatchObject([{ applicationId: first, side: 'applicant', unread: 0 }]);
    expect(own[0]?.other.name).not.toBe('Lucía Moreno');
    expect(await idsOf(second.seeker)).toEqual([second.id]);
    expect(await idsOf(world.rival)).toEqual([]);
  });

  test('leaves out a thread without messages', async () => {
    const id = await viewed();
    expect(await idsOf(world.employer)).not.toContain(id);
    expect(await idsOf(world.seeker)).toEqual([]);
  });

  test('can be searched by words of messages, names and titles; a match replaces the newest message', async () => {
    const { id, seeker } = await another('Ångström', 'The interview is in the Hafencity');
    await send(id, seeker, 'Fine');
    await another('Maria', 'Something else');
    for (const query of ['hafen', 'HAFENCITY interview', 'angstr'])
      expect(await idsOf(world.employer, `?q=${encodeURIComponent(query)}`)).toEqual([id]);
    expect((await conversations(world.employer, '?q=hafen')).body.conversations[0]?.last.content).toBe(
      'The interview is in the Hafencity',
    );
    expect(await idsOf(seeker, '?q=account')).toEqual([id]);
    expect(await idsOf(world.rival, '?q=hafen')).toEqual([]);
    expect(await idsOf(world.employer, `?q=${encodeURIComponent(`':* | company:`)}`)).toEqual([]);
  });

  test('is paged', async () => {
    for (let count = 0; count < 32; count += 1) {
      await world.app.database.pool.query('delete from rate_limit where key like $1', ['messages:%']);
      await another(`Page ${count}`, 'Hello');
    }
    const first = (await conversations(world.employer)).body;
    expect(first.conversations).toHaveLength(30);
    const rest = (await conversations(world.employer, `?cursor=${first.nextCursor}`)).body;
    const all = [...first.conversations, ...rest.conversations].map(({ applicationId }) => applicationId);
    expect(new Set(all).size).toBe(all.length);
    expect(rest.conversations.length).toBeGreaterThan(1);
  }, 60_000);
});
