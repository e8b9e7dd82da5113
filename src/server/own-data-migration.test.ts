import { afterAll, beforeAll, expect, test } from 'vitest';

import { createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';

import { openDatabase, type Database } from './platform/db/database.ts';
import { migrate, migrations } from './platform/db/migrate.ts';

const OWN_DATA = '0023_own_data.sql';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await createEmptyDatabase();
  database = openDatabase({ connectionString: server.url });
  await migrate(database.pool, { wanted: migrations.filter(([name]) => name < OWN_DATA) });
  await database.pool.query(BEFORE);
  await migrate(database.pool);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const id = (number: number): string => `01a20000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [SEEKER, EMPLOYER, PROFILE, COMPANY, JOB, APPLICATION, MESSAGE, GONE_MESSAGE, LOST] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
].map(id) as [string, ...string[]] & Record<number, string>;

/**
 * An application with a message of an employer, and one of an employer who has left; with the notifications and emails
 * about them.
 */
const BEFORE = `
  insert into user_account (id, name, email, user_type) values ('${SEEKER}', 'Ana', 'ana@example.com', 'job_seeker'), ('${EMPLOYER}', 'Jonas', 'jonas@example.com', 'employer');
  insert into profile (id, user_id, role, first_name, last_name, username, contact_email) values
    ('${PROFILE}', '${SEEKER}', 'job_seeker', 'Ana', 'Prado', 'ana', null), ('${id(20)}', '${EMPLOYER}', 'employer', 'Jonas', 'Weber', 'jonas', 'contact@example.com');
  insert into company (id, name, slug) values ('${COMPANY}', 'Acme', 'acme');
  insert into job (id, company_id, primary_locale) values ('${JOB}', '${COMPANY}', 'en');
  insert into application (id, job_id, company_id, applicant_id, applicant_facts, job_facts) values ('${APPLICATION}', '${JOB}', '${COMPANY}', '${PROFILE}', '{}', '{"title": "Clerk"}');
  insert into conversation (application_id, company_id, applicant_id, last_at, search) values ('${APPLICATION}', '${COMPANY}', '${PROFILE}', now(), '');
  insert into message (id, application_id, seq, client_id, side, sender_id, recipient_id, content, search, created_at) values
    ('${MESSAGE}', '${APPLICATION}', 1, gen_random_uuid(), 'employer', '${EMPLOYER}', '${SEEKER}', 'Hello', '', now()),
    ('${GONE_MESSAGE}', '${APPLICATION}', 2, gen_random_uuid(), 'employer', null, '${SEEKER}', 'Hello', '', now());
  insert into notification (id, user_id, type, data, dedupe_key, application_id) values
    ('${id(30)}', '${EMPLOYER}', 'application', '{"kind": "application_received", "name": "Ana Prado"}', 'application:${APPLICATION}', '${APPLICATION}'),
    ('${id(31)}', '${SEEKER}', 'message', '{"kind": "message_received", "name": "Jonas Weber"}', 'message:${MESSAGE}', '${APPLICATION}'),
    ('${id(32)}', '${SEEKER}', 'message', '{"kind": "message_received", "name": "Left Long Ago"}', 'message:${GONE_MESSAGE}', '${APPLICATION}');
  insert into live_event (user_id, seq, event) values
    ('${SEEKER}', 1, '{"type": "message", "message": {"applicationId": "${APPLICATION}", "sender": {"userId": "${EMPLOYER}"}}}'),
    ('${EMPLOYER}', 1, '{"type": "notification", "id": "${id(30)}", "data": {"application_id": "${APPLICATION}"}}'),
    ('${SEEKER}', 2, '{"type": "notification", "id": "${LOST}", "data": {"application_id": "${LOST}"}}'),
    ('${EMPLOYER}', 2, '{"type": "notification", "id": "${LOST}", "data": {"job_id": "${JOB}"}}'),
    ('${SEEKER}', 3, '{"type": "unread", "messages": 1, "notifications": 1}');
  insert into mail (id, to_name, to_address, locale, subject, dedupe_key, status) values
    ('${id(40)}', '', 'jonas@example.com', 'en', 'received', 'application:${APPLICATION}:new', 'sent'),
    ('${id(41)}', '', 'ana@example.com', 'en', 'accepted', 'application:${APPLICATION}:accepted', 'sent'),
    ('${id(42)}', '', 'ana@example.com', 'en', 'message', 'message:${SEEKER}:${MESSAGE}', 'sent'),
    ('${id(43)}', '', 'ana@example.com', 'en', 'message of who left', 'message:${SEEKER}:${GONE_MESSAGE}', 'sent'),
    ('${id(44)}', '', 'contact@example.com', 'en', 'ending', 'job-ending:${JOB}:2026-11-21T00:00:00.000Z', 'held'),
    ('${id(45)}', '', 'nobody@example.com', 'en', 'verify', 'account:${LOST}', 'sent'),
    ('${id(46)}', '', 'gone@example.com', 'en', 'application that is gone', 'application:${LOST}:new', 'dead')`;

const rowsOf = async (text: string): Promise<unknown[]> =>
  (await database.pool.query<unknown[]>({ text, rowMode: 'array' })).rows;

test('knows of notifications whom they quote; names of employers who left are the company’s now', async () => {
  expect(await rowsOf(`select about_user_id, data ->> 'name' from notification order by id`)).toEqual([
    [SEEKER, 'Ana Prado'],
    [EMPLOYER, 'Jonas Weber'],
    [null, 'Acme'],
  ]);
});

test('records whose words live events contain, and leaves out undetermined ones', async () => {
  expect(
    await rowsOf('select user_id, seq, about_user_id, about_application_id from live_event order by user_id, seq'),
  ).toEqual([
    [SEEKER, 1, EMPLOYER, APPLICATION],
    [SEEKER, 3, null, null],
    [EMPLOYER, 1, SEEKER, APPLICATION],
    [EMPLOYER, 2, null, null],
  ]);
});

test('records the recipients of emails and the people they quote, and leaves out undetermined ones', async () => {
  expect(await rowsOf('select subject, to_user_id, about_user_id, about_company_id from mail order by id')).toEqual([
    ['received', EMPLOYER, SEEKER, COMPANY],
    ['accepted', SEEKER, null, COMPANY],
    ['message', SEEKER, EMPLOYER, COMPANY],
    ['ending', EMPLOYER, null, COMPANY],
    ['verify', null, null, null],
  ]);
});

test('knows of which application mails are, and which have none', async () => {
  expect(await rowsOf('select subject, about_application_id from mail order by id')).toEqual([
    ['received', APPLICATION],
    ['accepted', APPLICATION],
    ['message', APPLICATION],
    ['ending', null],
    ['verify', null],
  ]);
});
