import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

import type { OwnData } from '#contract/accounts/own-data.ts';
import { applyingWorld } from '#test/support/applying.ts';
import type { TestPerson } from '#test/support/people.ts';
import { writingIn } from '#test/support/writing.ts';

const world = applyingWorld();
const { send, upload, list, viewed } = writingIn(world);

const recipientsIn = async (id: string) => {
  const rows = await world.app.base.db
    .selectFrom('message')
    .select('recipient_id')
    .where('application_id', '=', id)
    .orderBy('seq')
    .execute();
  return rows.map(({ recipient_id: recipient }) => recipient);
};

describe('a message', () => {
  test('has a sender, a recipient, a subject, a text, a time, attachments, and a read mark (T124)', async () => {
    const id = await viewed();
    const file = await upload(world.employer, 'offer.txt');
    const bytes = `A file of ${world.employer.email}`.length;
    const before = Date.now();
    await send(id, world.employer, { content: 'Good morning', attachmentIds: [file] });
    const { messages } = (await list(id, world.seeker)).body;
    expect(messages).toEqual([
      {
        id: expect.any(String) as unknown,
        applicationId: id,
        clientId: expect.any(String) as unknown,
        seq: 1,
        sender: { userId: world.employer.userId, side: 'employer', name: 'Jonas Weber', pictureUrl: null },
        subject: 'Re: Account Manager',
        content: 'Good morning',
        language: 'en',
        attachments: [{ id: file, name: 'offer.txt', size: bytes, type: 'text/plain' }],
        createdAt: expect.any(String) as unknown,
        deliveredAt: null,
        readAt: null,
      },
    ]);
    const sentAt = Date.parse(messages[0]?.createdAt ?? '');
    expect([sentAt >= before, sentAt <= Date.now()]).toEqual([true, true]);
    expect(await recipientsIn(id)).toEqual([world.seeker.userId]);
    await send(id, world.seeker, 'Good morning');
    expect(await recipientsIn(id)).toEqual([world.seeker.userId, world.employer.userId]);
    const both = (await list(id, world.seeker)).body.messages;
    expect(both.map(({ readAt }) => readAt !== null)).toEqual([true, false]);
  });

  test('gets its subject from the server, permanently (T125)', async () => {
    const id = await viewed();
    const refused = await send(id, world.employer, { content: 'Hello', subject: 'Re: Something else' });
    expect(refused).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'subject', code: 'unknown_key' }] } },
    });
    expect((await send(id, world.employer, 'Hello')).body.subject).toBe('Re: Account Manager');
  });

  test('of an earlier release got its subject from its application', async () => {
    const id = await viewed();
    await send(id, world.employer, 'Hello');
    const subjects = async () => (await list(id, world.seeker)).body.messages.map(({ subject }) => subject);
    const { pool } = world.app.database;
    await pool.query(`update message set subject = '' where application_id = $1`, [id]);
    expect(await subjects()).toEqual(['']);
    const migration = await readFile('db/migrations/0024_message_subject.sql', 'utf8');
    await pool.query(migration.slice(migration.indexOf('update message')));
    expect(await subjects()).toEqual(['Re: Account Manager']);
  });

  test('is exported with its subject by both sides (T126)', async () => {
    const id = await viewed();
    await send(id, world.employer, 'Hello');
    for (const person of [world.employer, world.seeker]) {
      const answer = await world.app.request('POST', '/api/me/export', { json: {}, cookie: person.cookie });
      const { messages } = (await answer.json()) as OwnData;
      const own = messages.filter(({ applicationId }) => applicationId === id);
      const isOwn = person === world.employer;
      expect(own).toMatchObject([{ isOwn, subject: 'Re: Account Manager', content: 'Hello' }]);
    }
  });
});

describe('a search in a thread', () => {
  const texts = async (id: string, person: TestPerson, query: string) =>
    (await list(id, person, query)).body.messages.map(({ content }) => content);

  test('finds words of the text and of the subject, together and alone (T95)', async () => {
    const id = await viewed();
    await send(id, world.employer, 'Can we talk on Tuesday?');
    await send(id, world.seeker, 'Yes, gladly');
    expect(await texts(id, world.seeker, '?q=talk')).toEqual(['Can we talk on Tuesday?']);
    expect(await texts(id, world.seeker, '?q=manag')).toEqual(['Can we talk on Tuesday?', 'Yes, gladly']);
    expect(await texts(id, world.employer, '?q=account+tues')).toEqual(['Can we talk on Tuesday?']);
    expect(await texts(id, world.employer, '?q=account+wednesday')).toEqual([]);
    expect(await texts(id, world.employer, '?q=anager')).toEqual([]);
    // "Re" begins every subject, and so says nothing.
    expect(await texts(id, world.employer, '?q=re')).toEqual([]);
  });
});
