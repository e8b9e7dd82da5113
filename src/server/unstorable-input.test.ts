import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createPeople, type People } from '#test/support/authorization/actors.ts';
import { callNamed, inputOf, procedures } from '#test/support/authorization/calls.ts';
import { refresh, settingOf } from '#test/support/hostile/setting.ts';

import {
  browserCookieName,
  deviceCookieName,
  pendingCookieName,
  changedCookieName,
  sessionCookieName,
} from './features/accounts/session-cookie.ts';

let people: People;
beforeAll(async () => (people = await createPeople()));
beforeEach(() => refresh(people));
afterAll(() => people.app.close());

const changes = [...procedures].filter(([, { method }]) => method === 'PATCH').map(([name]) => name);

/** With its own parameters in the path. */
async function addressOf(name: string) {
  const { thing, cookie = '' } = await settingOf(people, name);
  const named = inputOf(name, thing);
  const path = callNamed(name).path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(String(named[part])),
  );
  return { path, cookie };
}

describe.each(changes)('%s', (name) => {
  test('takes null and a list for no fields', async () => {
    const { path, cookie } = await addressOf(name);
    for (const json of [null, [], [{ name: 'x' }], 'name', 1])
      expect([json, (await people.app.request('PATCH', path, { json, cookie })).status]).toEqual([json, 422]);
  });

  test('with nothing to change changes nothing, or says what is missing', async () => {
    const { path, cookie } = await addressOf(name);
    const answer = await people.app.request('PATCH', path, { json: {}, cookie });
    expect([200, 204, 422]).toContain(answer.status);
  });
});

/** Beside the contract. */
const ROUTES = [
  '/share/en/companies/{id}.png',
  '/share/en/jobs/{id}.png',
  '/share/{id}/site.png',
  '/feeds/{id}.xml',
  '/feeds/companies/{id}.xml',
  '/sitemaps/{id}.xml',
  '/dev/mailbox/{id}',
  '/api/files/{id}',
  '/api/applications/{id}/cv',
  '/api/applications/{id}/answers/{id}',
  '/api/applications/{id}/attachments/{id}',
  '/api/companies/{id}/figures.csv',
  '/api/interviews/{id}/calendar.ics',
  '/api/me/calendar/{id}.ics',
];
const PARTS = ['%00', 'a%00b', '%ED%A0%80', '%ED%A0%80%ED%B0%80', '%C0%80', '%', '%F0%9F%99%82'];

test.each([...PARTS.map((part) => [part, part]), ['5,000 letters', 'a'.repeat(5_000)]])(
  'no path with %s fails',
  async (_, part) => {
    const paths = [...procedures.values()].filter(({ method, path }) => method === 'GET' && path.includes('{'));
    const { owner, admin, seeker, app } = people;
    for (const path of [...ROUTES, ...paths.map((one) => one.path)])
      for (const { cookie } of [owner, admin, seeker])
        for (const address of [
          path.replaceAll(/\{\w+\}/g, part),
          `${path.replaceAll(/\{\w+\}/g, owner.userId)}?q=${part}`,
        ]) {
          const answer = await app.request('GET', address, { cookie });
          expect([address.slice(0, 80), answer.status < 500 || (await answer.text())]).toEqual([
            address.slice(0, 80),
            true,
          ]);
        }
  },
);

test('no text of a cookie, a header or a key fails', async () => {
  const { app, owner } = people;
  const names = [sessionCookieName, deviceCookieName, pendingCookieName, browserCookieName, changedCookieName].map(
    (of) => of(false),
  );
  const values = ['%00', '%ED%A0%80', 'a%00.b', 'x'.repeat(5_000)];
  for (const value of values) {
    const cookie = names.map((name) => `${name}=${value}`).join('; ');
    for (const path of ['/api/me', '/api/jobs', '/healthz'])
      expect((await app.request('GET', path, { cookie })).status).toBeLessThan(500);
    const headers = { authorization: `Bearer ${value}`, 'accept-language': value, 'user-agent': value };
    expect((await app.request('GET', '/api/jobs', { headers })).status).toBeLessThan(500);
    const key = { 'idempotency-key': value };
    expect(
      (await app.request('POST', '/api/jobs', { headers: key, json: {}, cookie: owner.cookie })).status,
    ).toBeLessThan(500);
  }
});

test.each([
  ['U+0000', 'a\0.pdf'],
  ['half a surrogate pair', '\ud800.pdf'],
  ['5,000 letters', `${'a'.repeat(5_000)}.pdf`],
])('no uploaded file fails for %s in its name', async (_, name) => {
  const { app, seeker } = people;
  const form = `--x\r\ncontent-disposition: form-data; name="kind"\r\n\r\nattachment\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\nSome words.\r\n--x--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await app.request('POST', '/api/files', { body: Buffer.from(form), headers, cookie: seeker.cookie });
  expect(answer.status).toBeLessThan(500);
});

test('a text that no schema looked at is refused where it would be stored', async () => {
  const { db } = people.app.base;
  const find = (text: string) => db.selectFrom('company').select('id').where('slug', '=', text).execute();
  await expect(find('a\0b')).rejects.toMatchObject({ code: 'INVALID' });
  for (const text of ['a\0b', '\ud800']) {
    const store = sql`select ${JSON.stringify({ text })}::jsonb ->> 'text'`.execute(db);
    await expect(store).rejects.toMatchObject({ code: 'INVALID' });
  }
  // What is wrong with a statement itself is a mistake of the code.
  await expect(sql`select ${'x'}::uuid`.execute(db)).rejects.toMatchObject({ code: '22P02' });
});
