import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { LiveEvent } from '#contract/live-events.ts';
import { applyingWorld } from '#test/support/applying.ts';
import { openLive, type LiveReader } from '#test/support/live.ts';
import type { TestPerson } from '#test/support/people.ts';
import { writingIn } from '#test/support/writing.ts';

const world = applyingWorld();
const { send, read, delivered, typing, viewed } = writingIn(world);

let site: { url: string; close(): Promise<void> };
beforeAll(async () => {
  site = await world.app.listen();
});
afterAll(() => site.close());

const listen = (person: TestPerson) => openLive(site.url, person.cookie);
const of = <Type extends LiveEvent['type']>({ events }: LiveReader, type: Type) =>
  events.filter((event): event is Extract<LiveEvent, { type: Type }> => event.type === type);

describe('live events (T259)', () => {
  test('send a message to both sides only, and the unread count to its addressee (T174)', async () => {
    const id = await viewed();
    const [seeker, employer, other] = [
      await listen(world.seeker),
      await listen(world.employer),
      await listen(world.other),
    ];
    const { body: sent } = await send(id, world.employer, 'Good morning');
    const wanted = { type: 'message', recipientId: world.seeker.userId, jobTitle: 'Account Manager', message: sent };
    await expect.poll(() => of(seeker, 'message')).toEqual([wanted]);
    await expect.poll(() => of(employer, 'message')).toEqual([wanted]);
    await expect.poll(() => of(seeker, 'unread').at(-1)).toMatchObject({ messages: 1 });
    expect(of(employer, 'unread')).toEqual([]);
    await send(id, world.employer, 'Are you there?');
    await expect.poll(() => of(seeker, 'unread').at(-1)).toMatchObject({ messages: 2 });
    expect(of(seeker, 'notification').filter(({ notificationType }) => notificationType === 'message')).toHaveLength(1);
    expect(other.events).toEqual([]);
    [seeker, employer, other].forEach((reader) => reader.cut());
  });

  test('report that messages were delivered, and read', async () => {
    const id = await viewed();
    await send(id, world.employer, 'one');
    await send(id, world.employer, 'two');
    const [seeker, employer] = [await listen(world.seeker), await listen(world.employer)];
    await delivered(world.seeker);
    await read(id, world.seeker);
    await expect
      .poll(() => of(employer, 'receipt'))
      .toMatchObject([
        { by: 'applicant', state: 'delivered', upTo: 2 },
        { by: 'applicant', state: 'read', upTo: 2 },
      ]);
    await expect.poll(() => of(seeker, 'unread').at(-1)).toMatchObject({ messages: 0 });
    // Repeating it changes nothing, and sends nothing.
    await read(id, world.seeker);
    await send(id, world.employer, 'three');
    await expect.poll(() => of(employer, 'message')).toHaveLength(1);
    expect(of(employer, 'receipt')).toHaveLength(2);
    seeker.cut();
    employer.cut();
  });

  test('show typing to the other side while they may write; without an id, and not replayed', async () => {
    const id = await viewed();
    const [seeker, employer] = [await listen(world.seeker), await listen(world.employer)];
    expect((await typing(id)).status).toBe(401);
    expect((await typing(id, world.rival)).status).toBe(404);
    await typing(id, world.seeker);
    await typing(id, world.employer);
    await expect
      .poll(() => of(seeker, 'typing'))
      .toEqual([{ type: 'typing', applicationId: id, side: 'employer', name: 'Jonas Weber' }]);
    expect(employer.events.filter(({ type }) => type === 'typing')).toEqual([]);
    const position = seeker.lastId();
    seeker.cut();
    const again = await openLive(site.url, world.seeker.cookie, position);
    await send(id, world.employer, 'Hello');
    await expect.poll(() => again.events.map(({ type }) => type)).toContain('message');
    expect(of(again, 'typing')).toEqual([]);
    again.cut();
    employer.cut();
  });

  test('end with the end of the session (T179)', async () => {
    const reader = await listen(world.other);
    await world.app.request('POST', '/api/auth/logout', { json: {}, cookie: world.other.cookie });
    await expect.poll(() => reader.ended()).toBe(true);
    expect(reader.events.at(-1)).toEqual({ type: 'session_ended' });
  });
});
