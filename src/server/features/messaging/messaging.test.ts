import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { listSettings, updateSetting } from '#server/features/settings/settings.ts';
import { applyingWorld } from '#test/support/applying.ts';
import { UNKNOWN_ID } from '#test/support/jobs.ts';
import { pngOf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { writingIn } from '#test/support/writing.ts';

const world = applyingWorld();
const { applied, call, move } = world;
const { send, list, thread, conversations, read, delivered, unread, viewed } = writingIn(world);

const texts = async (id: string, person: TestPerson, query = '') =>
  (await list(id, person, query)).body.messages.map(({ content }) => content);

const unreadHere = async (id: string, person: TestPerson) =>
  (await conversations(person)).body.conversations.find(({ applicationId }) => applicationId === id)?.unread;

describe('reading a thread', () => {
  test('requires a signed-in user', async () => {
    const id = await viewed();
    const answers = await Promise.all([send(id, undefined, 'Hello'), list(id), thread(id), read(id), delivered()]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  test('returns 404 for another seeker or company, as for an unknown or malformed id', async () => {
    const id = await viewed();
    await send(id, world.employer, 'Hello');
    for (const person of [world.other, world.rival]) {
      const answers = await Promise.all([
        send(id, person, 'Hello'),
        list(id, person),
        thread(id, person),
        read(id, person),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    for (const wrong of [UNKNOWN_ID, 'x']) expect((await list(wrong, world.seeker)).status).toBe(404);
    expect(await texts(id, world.seeker)).toEqual(['Hello']);
  });

  test('works for both sides, with its header (T91)', async () => {
    const id = await viewed();
    expect((await thread(id, world.seeker)).body).toMatchObject({
      subject: 'Re: Account Manager',
      side: 'applicant',
      status: 'viewed',
      applicant: { name: 'Lucía Moreno', locale: 'es' },
      can: { send: false },
      obstacle: 'not_written',
    });
    expect((await thread(id, world.employer)).body).toMatchObject({
      side: 'employer',
      can: { send: true },
      obstacle: null,
    });
  });
});

describe('writing (T215)', () => {
  test('is allowed to the employer once the application was viewed (T89)', async () => {
    const id = await applied();
    expect((await send(id, world.employer, 'Hello')).status).toBe(403);
    expect((await thread(id, world.employer)).body).toMatchObject({ can: { send: false }, obstacle: 'not_viewed' });
    await move(id, 'view', world.employer);
    expect((await send(id, world.employer, 'Hello')).status).toBe(201);
  });

  test('is allowed to the applicant once the employer has written (T333)', async () => {
    const id = await viewed();
    expect((await send(id, world.seeker, 'Hello')).status).toBe(403);
    await send(id, world.employer, 'Good morning');
    expect((await send(id, world.seeker, 'Good morning')).status).toBe(201);
    expect((await thread(id, world.seeker)).body).toMatchObject({ can: { send: true }, obstacle: null });
  });

  test('is allowed to the applicant once they are accepted', async () => {
    const id = await viewed();
    await move(id, 'accept', world.employer);
    expect((await send(id, world.seeker, 'Thank you')).status).toBe(201);
  });

  test('is allowed after a rejection, and to no one after a withdrawal', async () => {
    const rejected = await viewed();
    await move(rejected, 'reject', world.employer);
    expect((await send(rejected, world.employer, 'We are sorry')).status).toBe(201);
    const seeker = await registerPerson(world.app);
    const { body } = await world.apply(seeker);
    await move(body.id, 'view', world.employer);
    await send(body.id, world.employer, 'Hello');
    await move(body.id, 'withdraw', seeker);
    for (const person of [seeker, world.employer]) {
      const refused = await send(body.id, person, 'Hello');
      expect([refused.status, refused.body.data?.reason]).toEqual([409, 'wrong_status']);
    }
    expect(await texts(body.id, seeker)).toEqual(['Hello']);
  });
});

describe('a message', () => {
  test('has at most 1,000 characters, is not empty, and has no unfilled placeholder (T191)', async () => {
    const id = await viewed();
    const problemOf = async (input: object) => (await send(id, world.employer, input)).body.data?.fields;
    expect(await problemOf({ content: 'x'.repeat(1_001) })).toMatchObject([
      { path: 'content', code: 'too_long', params: { max: 1000 } },
    ]);
    expect(await problemOf({ content: ' \n ' })).toEqual([{ path: 'content', code: 'required' }]);
    expect(await problemOf({ content: 'See you on {{date}}.' })).toEqual([{ path: 'content', code: 'placeholder' }]);
    expect(await problemOf({ content: 'x', clientId: '1' })).toMatchObject([{ path: 'clientId' }]);
    expect(await problemOf({ content: 'x', senderId: world.seeker.userId })).toEqual([
      { path: 'senderId', code: 'unknown_key' },
    ]);
    expect((await send(id, world.employer, 'x'.repeat(1_000))).status).toBe(201);
  });

  test("shows the company’s logo, or the author's picture if there is none (T99)", async () => {
    const id = await viewed();
    await send(id, world.employer, 'Hello');
    const stored = async (kind: 'avatar' | 'logo') => {
      const answer = await world.app.request('POST', '/api/files', {
        body: uploadForm(kind, 'picture.png', pngOf(16, 16)),
        cookie: world.employer.cookie,
      });
      return ((await answer.json()) as { id: string }).id;
    };
    const pictures = async () => (await list(id, world.seeker)).body.messages.map(({ sender }) => sender.pictureUrl);
    expect(await pictures()).toEqual([null]);
    const [avatarFileId, logoFileId] = [await stored('avatar'), await stored('logo')];
    await call('PATCH', '/api/me/profile', world.employer, { avatarFileId });
    expect(await pictures()).toEqual([`/api/files/${avatarFileId}`]);
    const company = await call('GET', '/api/me/company', world.employer);
    await call('PATCH', `/api/companies/${company.body.id}`, world.employer, { logoFileId });
    expect(await pictures()).toEqual([`/api/files/${logoFileId}`]);
  });

  test('is stored once, however often it is sent (T195)', async () => {
    const id = await viewed();
    const input = { clientId: randomUUID(), content: 'Once' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(id, world.employer, input)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.seq}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await texts(id, world.seeker)).toEqual(['Once']);
    // The other side's ids are independent.
    await send(id, world.seeker, { ...input, content: 'Mine' });
    expect(await texts(id, world.seeker)).toEqual(['Once', 'Mine']);
  });

  test('is stored once when it is sent several times at once', async () => {
    const id = await viewed();
    await send(id, world.employer, 'First');
    const input = { clientId: randomUUID(), content: 'Once' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(id, world.employer, input)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.seq}`))).toEqual(new Set(['201 2']));
  });

  test('numbers twenty concurrent messages of both sides without gaps', async () => {
    await setLimit(1_000);
    const id = await viewed();
    await send(id, world.employer, 'first');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => send(id, number % 2 ? world.employer : world.seeker, String(number))),
    );
    expect(answers.map(({ body }) => body.seq).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2),
    );
  });

  test('is limited per minute; repetitions are not counted (T323)', async () => {
    await setLimit(2);
    const id = await viewed();
    const employer = world.employer;
    await world.app.database.pool.query('delete from rate_limit where key = $1', [`messages:${employer.userId}`]);
    const input = { clientId: randomUUID(), content: 'one' };
    for (let times = 0; times < 4; times += 1) expect((await send(id, employer, input)).status).toBe(201);
    expect((await send(id, employer, 'two')).status).toBe(201);
    const refused = await send(id, employer, 'three');
    expect([refused.status, refused.body.data?.retryAfter]).toEqual([429, expect.any(Number)]);
    expect(await texts(id, employer)).toEqual(['one', 'two']);
    await setLimit(1_000);
  });

  const setLimit = async (max: number) => {
    const setting = (await listSettings(world.app.ctx())).find(({ key }) => key === 'limits.messages_per_person');
    await updateSetting(world.app.ctx(), { id: setting?.id ?? '', value: { max, seconds: 60 } });
  };
});

describe('read marks', () => {
  test("apply to the other side's messages, and not to one's own (T159)", async () => {
    const id = await viewed();
    await send(id, world.employer, 'one');
    await send(id, world.employer, 'two');
    expect(await unread(world.seeker)).toMatchObject({ messages: 2 });
    await read(id, world.employer);
    expect(await unread(world.seeker)).toMatchObject({ messages: 2 });
    await read(id, world.seeker);
    expect(await unread(world.seeker)).toEqual({ messages: 0, notifications: expect.any(Number) });
    const { messages } = (await list(id, world.employer)).body;
    expect(messages.every(({ readAt, deliveredAt }) => readAt !== null && deliveredAt !== null)).toBe(true);
  });

  test('are set by answering (T335)', async () => {
    const id = await viewed();
    await send(id, world.employer, 'one');
    await send(id, world.seeker, 'two');
    expect((await unread(world.seeker)).messages).toBe(0);
    expect((await list(id, world.employer)).body.messages.map(({ readAt }) => readAt !== null)).toEqual([true, false]);
  });

  test('are not set for others when a colleague looks; an answer sets them, and makes the colleague the addressee (T334)', async () => {
    const colleague = await joinCompany();
    const id = await viewed();
    await send(id, world.employer, 'one');
    await send(id, world.seeker, 'two');
    expect(await unreadHere(id, world.employer)).toBe(1);
    expect(await unreadHere(id, colleague)).toBe(0);
    expect(await texts(id, colleague)).toEqual(['one', 'two']);
    await read(id, colleague);
    expect(await unreadHere(id, world.employer)).toBe(1);
    await send(id, colleague, 'three');
    expect(await unreadHere(id, world.employer)).toBe(0);
    await send(id, world.seeker, 'four');
    expect(await unreadHere(id, colleague)).toBe(1);
    expect(await unreadHere(id, world.employer)).toBe(0);
  });

  test('count nothing for a former member', async () => {
    const colleague = await joinCompany();
    const id = await viewed();
    await send(id, colleague, 'one');
    await send(id, world.seeker, 'two');
    expect((await unread(colleague)).messages).toBe(1);
    await world.app.base.db.deleteFrom('company_member').where('user_id', '=', colleague.userId).execute();
    expect((await unread(colleague)).messages).toBe(0);
  });

  test('report delivery for all messages to the reader, and for no others', async () => {
    const id = await viewed();
    await send(id, world.employer, 'one');
    await delivered(world.employer);
    expect((await list(id, world.employer)).body.messages[0]?.deliveredAt).toBeNull();
    await delivered(world.seeker);
    expect((await list(id, world.employer)).body.messages[0]).toMatchObject({
      deliveredAt: expect.any(String),
      readAt: null,
    });
    expect((await unread(world.seeker)).messages).toBe(1);
  });

  const joinCompany = async (): Promise<TestPerson> => {
    const colleague = await registerPerson(world.app, { role: 'employer', firstName: 'Mia', lastName: 'Kraus' });
    await world.app.database.pool.query(
      `insert into company_member (company_id, user_id, role) select company_id, $1, 'recruiter' from company_member where user_id = $2`,
      [colleague.userId, world.employer.userId],
    );
    return colleague;
  };
});

describe('a long thread', () => {
  test('is read in pages of 50 from its end, and can be searched by words, time, unread and sender (T249)', async () => {
    const id = await viewed();
    await send(id, world.employer, 'Können wir am Dienstag sprechen?');
    await send(id, world.seeker, 'Yes, on Tuesday');
    await world.app.database.pool.query(
      `insert into message (id, application_id, seq, client_id, side, sender_id, recipient_id, content, search, created_at)
       select gen_random_uuid(), $1, number, gen_random_uuid(), 'employer', $2, $3, 'number ' || number, array_to_tsvector(array['number', number::text]), now() - interval '40 days' from generate_series(3, 120) as number`,
      [id, world.employer.userId, world.seeker.userId],
    );
    const newest = (await list(id, world.seeker)).body;
    expect(newest.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => 71 + index));
    expect(newest.before).toBe(71);
    const oldest = (await list(id, world.seeker, '?before=21')).body;
    expect([oldest.messages.length, oldest.messages[0]?.seq, oldest.before]).toEqual([20, 1, null]);
    expect(await texts(id, world.seeker, '?q=konnen+dien')).toEqual(['Können wir am Dienstag sprechen?']);
    expect(await texts(id, world.seeker, '?q=119')).toEqual(['number 119']);
    expect(await texts(id, world.seeker, '?q=!!')).toEqual([]);
    expect(await texts(id, world.seeker, '?mine=true')).toEqual(['Yes, on Tuesday']);
    expect(await texts(id, world.seeker, `?since=${new Date(Date.now() - 86_400_000).toISOString()}`)).toEqual([
      'Können wir am Dienstag sprechen?',
      'Yes, on Tuesday',
    ]);
    expect((await list(id, world.seeker, '?unread=true')).body.messages).toHaveLength(50);
    expect((await list(id, world.employer, '?unread=true')).body.messages.map(({ seq }) => seq)).toEqual([2]);
    expect((await list(id, world.seeker, '?before=x')).status).toBe(422);
  });
});
