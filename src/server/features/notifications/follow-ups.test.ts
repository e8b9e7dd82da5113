import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';

import { applyingWorld } from '#test/support/applying.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { callJobs, createDraft } from '#test/support/jobs.ts';

const world = applyingWorld();
const { applied, apply, call, move } = world;

let id: string;
let draftId: string;
beforeEach(async () => {
  id = await applied();
  await move(id, 'view', world.employer);
  draftId = (await createDraft(world.app, world.employer)).id;
});

/** Makes the table reject new rows for a while. */
async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const { pool } = world.app.database;
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
    create trigger refuse before insert on ${table} for each statement execute function refuse()`);
  try {
    return await work();
  } finally {
    await pool.query('drop function refuse cascade');
  }
}

const ofApplication = (what: string) => `/api/applications/${id}/${what}`;
const post = (what: string, json: object) => call('POST', ofApplication(what), world.employer, json);
const read = (path: string) => call('GET', path, world.employer);

interface Change {
  what: string;
  /** Where the follow-up is stored. */
  table: string;
  change: () => Promise<{ status: number }>;
  read: () => Promise<unknown>;
}

const changes: Change[] = [
  {
    what: 'an application',
    table: 'notification',
    change: () => apply(world.other),
    read: () => read(`/api/applications?job=${world.jobId}`),
  },
  {
    what: 'a decision',
    table: 'notification',
    change: () => post('accept', {}),
    read: () => read(`/api/applications/${id}`),
  },
  {
    what: 'a message',
    table: 'live_event',
    change: () => post('messages', { clientId: randomUUID(), content: 'Good morning.' }),
    read: () => read(ofApplication('messages')),
  },
  {
    what: 'a proposed interview',
    table: 'notification',
    change: () => post('interviews', interviewInput(world.employer.userId)),
    read: () => Promise.all([read(ofApplication('interviews')), read(`/api/applications/${id}`)]),
  },
  {
    what: 'a comment',
    table: 'live_event',
    change: () => post('comments', { text: 'She sells well.' }),
    read: () => read(ofApplication('comments')),
  },
  {
    what: 'a to-do',
    table: 'live_event',
    change: () => post('todos', { text: 'Call her' }),
    read: () => read(ofApplication('todos')),
  },
  {
    what: 'a publication',
    table: 'moderation_case',
    change: () => callJobs(world.app, 'POST', `/${draftId}/publish`, world.employer),
    read: () => read(`/api/jobs/${draftId}/edit`),
  },
];

test.each(changes)('rolls back $what when a follow-up cannot be stored', async (one) => {
  const before = await one.read();
  expect((await without(one.table, one.change)).status).toBe(500);
  expect(await one.read()).toEqual(before);
  expect((await one.change()).status).toBeLessThan(300);
  expect(await one.read()).not.toEqual(before);
});
