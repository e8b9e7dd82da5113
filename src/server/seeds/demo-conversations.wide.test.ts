import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { MESSAGE_MAX } from '#contract/limits.ts';
import type { Conversation } from '#contract/messaging/messages.ts';
import type { Notification, Unread } from '#contract/notifications/notifications.ts';
import { createDemoApp, type TestApp } from '#test/support/app.ts';
import { signInAs } from '#test/support/people.ts';

describe('the conversations of the demo', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createDemoApp();
  });
  afterAll(() => app.close());

  const readMessages = () =>
    app.base.db.selectFrom('message').selectAll().orderBy('application_id').orderBy('seq').execute();
  const threads = async () => [...Map.groupBy(await readMessages(), (message) => message.application_id).values()];
  const get = async <Body>(email: string, path: string) => {
    const { id: userId } = await app.base.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', `${email}@demo.example`)
      .executeTakeFirstOrThrow();
    const answer = await app.request('GET', path, { cookie: await signInAs(app, { userId }) });
    return (await answer.json()) as Body;
  };
  const unreadOf = (email: string) => get<Unread>(email, '/api/me/unread');
  const conversationsOf = (email: string, query = '') =>
    get<{ conversations: Conversation[] }>(email, `/api/conversations?${query}`);

  test('are numbered without gaps, in chronological order, and not in the future', async () => {
    for (const messages of await threads()) {
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
      for (const [index, { created_at: at }] of messages.entries()) {
        expect(at < new Date()).toBe(true);
        if (messages[index - 1]) expect(at > (messages[index - 1]?.created_at ?? at)).toBe(true);
      }
    }
    const kept = await app.base.db
      .selectFrom('conversation')
      .select(['application_id', 'last_seq', 'last_at', 'employer_wrote'])
      .execute();
    const last = new Map((await threads()).map((messages) => [messages[0]?.application_id, messages.at(-1)]));
    expect(kept).toHaveLength(last.size);
    for (const { application_id: id, last_seq: seq, last_at: at, employer_wrote: wrote } of kept)
      expect([seq, at, wrote]).toEqual([last.get(id)?.seq, last.get(id)?.created_at, true]);
  });

  test('are started by the company after it has opened the application, and end with a withdrawal', async () => {
    const events = await app.base.db
      .selectFrom('application_event')
      .select(['application_id', 'to_status', 'at'])
      .execute();
    for (const messages of await threads()) {
      const [first] = messages;
      const at = (status: string) =>
        events.find(({ application_id: id, to_status }) => id === first?.application_id && to_status === status)?.at;
      expect(first?.side).toBe('employer');
      expect((first?.created_at ?? 0) > (at('viewed') ?? new Date())).toBe(true);
      expect(messages.every(({ created_at }) => created_at < (at('withdrawn') ?? new Date()))).toBe(true);
    }
  });

  test('are delivered before they are read, and read before they are answered', async () => {
    for (const messages of await threads()) {
      for (const [index, { side, created_at: sent, delivered_at: came, read_at: read }] of messages.entries()) {
        const answer = messages.slice(index).find((other) => other.side !== side);
        if (answer) expect(read && read <= answer.created_at).toBe(true);
        if (read) expect(came && sent <= came && came <= read && read <= new Date()).toBe(true);
        if (came) expect(came >= sent).toBe(true);
      }
    }
  });

  test('number 40 to 60 for the employer, in all languages, including a long one, and a few for the seeker', async () => {
    const own = await app.base.db
      .selectFrom('conversation')
      .innerJoin('profile', 'profile.id', 'conversation.applicant_id')
      .innerJoin('user_account as employer', 'employer.id', 'conversation.employer_id')
      .select(['employer.email', 'profile.preferred_locale as locale', 'conversation.last_seq'])
      .execute();
    const ofEmployer = own.filter(({ email }) => email === 'employer@demo.example');
    expect(ofEmployer.length).toBeGreaterThanOrEqual(40);
    expect(ofEmployer.length).toBeLessThanOrEqual(60);
    expect(new Set(ofEmployer.map(({ locale }) => locale)).size).toBe(6);
    expect(ofEmployer.filter(({ last_seq: seq }) => seq > 100)).toHaveLength(1);
    expect((await conversationsOf('seeker')).conversations.length).toBeGreaterThanOrEqual(5);
  });

  test('consist of complete, short messages, none of which a person receives twice', async () => {
    const messages = await readMessages();
    for (const { content } of messages) {
      expect(content).not.toMatch(/[{}]|undefined/);
      expect(content.length).toBeLessThanOrEqual(MESSAGE_MAX);
    }
    const ofEmployer = messages.filter(({ side, content }) => side === 'employer' && content.length > 80);
    const ofOne = Map.groupBy(ofEmployer, ({ sender_id: id }) => id);
    for (const written of ofOne.values())
      expect(new Set(written.map(({ content }) => content)).size).toBe(written.length);
  });

  test.each(['employer', 'seeker'])(
    'leave the %s two to five unread messages, with a notification for each thread',
    async (email) => {
      const { messages } = await unreadOf(email);
      expect(messages).toBeGreaterThanOrEqual(2);
      expect(messages).toBeLessThanOrEqual(5);
      const { conversations } = await conversationsOf(email);
      const waiting = conversations.filter(({ unread }) => unread > 0);
      expect(waiting.reduce((sum, { unread }) => sum + unread, 0)).toBe(messages);
      const { notifications } = await get<{ notifications: Notification[] }>(email, '/api/notifications');
      const told = notifications.filter(({ data, readAt }) => data.kind === 'message_received' && readAt === null);
      expect(told).toHaveLength(waiting.length);
    },
  );

  test('arrange no time for an interview that has proposed times', async () => {
    const arranged = await app.base.db
      .selectFrom('interview')
      .innerJoin('conversation', 'conversation.application_id', 'interview.application_id')
      .select('interview.id')
      .execute();
    expect(arranged).toEqual([]);
  });

  test('are found by their words and by the other participant', async () => {
    expect((await conversationsOf('employer', 'q=Franzbr%C3%B6tchen')).conversations).toHaveLength(1);
    const [first] = (await conversationsOf('employer')).conversations;
    const found = await conversationsOf('employer', `q=${encodeURIComponent(first?.other.name ?? '')}`);
    expect(found.conversations.map(({ applicationId }) => applicationId)).toContain(first?.applicationId);
  });

  test('match their notifications', async () => {
    const apart = sql<boolean>`application_id is distinct from (data ->> 'application_id')::uuid`;
    expect(await app.base.db.selectFrom('notification').select('id').where(apart).execute()).toEqual([]);
  });
});
