import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';

import type { Conversation, Message, Thread } from '#contract/messaging/messages.ts';

import type { applyingWorld } from './applying.ts';
import { uploadForm } from './made-files.ts';
import type { TestPerson } from './people.ts';

interface Refused {
  code?: string;
  data?: { reason?: string; fields?: { path: string; code: string }[]; retryAfter?: number };
}

interface Answer<Body> {
  status: number;
  body: Body & Refused;
}

/** Messaging for a test file whose people apply. */
export function writingIn(world: ReturnType<typeof applyingWorld>) {
  const ask = async <Body>(
    method: string,
    path: string,
    person?: TestPerson,
    json?: unknown,
  ): Promise<Answer<Body>> => {
    const answer = await world.app.request(method, `/api${path}`, {
      json,
      ...(person ? { cookie: person.cookie } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Answer<Body>['body'] };
  };
  return {
    send: (id: string, person: TestPerson | undefined, input: string | object) =>
      ask<Message>('POST', `/applications/${id}/messages`, person, {
        clientId: randomUUID(),
        ...(typeof input === 'string' ? { content: input } : input),
      }),
    upload: async (person: TestPerson, name = 'plan.txt', kind = 'attachment') => {
      const body = uploadForm(kind, name, `A file of ${person.email}`, 'text/plain');
      const answer = await world.app.request('POST', '/api/files', { body, cookie: person.cookie });
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { id: string }).id;
    },
    list: (id: string, person?: TestPerson, query = '') =>
      ask<{ messages: Message[]; before: number | null }>('GET', `/applications/${id}/messages${query}`, person),
    thread: (id: string, person?: TestPerson) => ask<Thread>('GET', `/applications/${id}/thread`, person),
    conversations: (person?: TestPerson, query = '') =>
      ask<{ conversations: Conversation[]; nextCursor: string | null }>('GET', `/conversations${query}`, person),
    read: (id: string, person?: TestPerson) => ask('POST', `/applications/${id}/read`, person, {}),
    delivered: (person?: TestPerson) => ask('POST', '/conversations/delivered', person, {}),
    typing: (id: string, person?: TestPerson) => ask('POST', `/applications/${id}/typing`, person, {}),
    unread: async (person: TestPerson) =>
      (await ask<{ messages: number; notifications: number }>('GET', '/me/unread', person)).body,
    /** The id of an application that the employer has opened. */
    viewed: async () => {
      const id = await world.applied();
      await world.move(id, 'view', world.employer);
      return id;
    },
  };
}
