import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ownDataSchema, type OwnData } from '#contract/accounts/own-data.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { makeKey } from '#test/support/authorization/actors.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { liveAsEmployer, liveAsSeeker } from '#test/support/lives.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { unpack } from '#test/support/unpack.ts';

import { uniqueNames } from './names.ts';

let app: TestApp;
let employer: TestPerson & { companyId: string };
let admin: TestPerson;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, { role: 'admin' });
  employer = await registerEmployer(app);
  await registerColleague(app, employer);
});
beforeEach(async () => {
  await app.database.db.deleteFrom('rate_limit').execute();
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => app.close());

const ask = (cookie?: string, query = '', headers?: Record<string, string>) =>
  app.request('POST', `/api/me/export.zip${query}`, { ...(cookie ? { cookie } : {}), ...(headers ? { headers } : {}) });

async function download(person: TestPerson, query = ''): Promise<{ page: string; data: OwnData; files: string[] }> {
  const answer = await ask(person.cookie, query);
  expect(answer.status).toBe(200);
  const target = join(folder, 'own');
  await rm(target, { recursive: true, force: true });
  await unpack(new Uint8Array(await answer.arrayBuffer()), target);
  const files = await readdir(join(target, 'files')).catch(() => []);
  return {
    page: await readFile(join(target, 'index.html'), 'utf8'),
    data: ownDataSchema.parse(JSON.parse(await readFile(join(target, 'data.json'), 'utf8'))),
    files,
  };
}

async function upload({ cookie }: TestPerson, name: string): Promise<string> {
  const answer = await app.request('POST', '/api/files', { body: uploadForm('cv', name, pdf()), cookie });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Well-formed, each id once, each link within the page or to a file of the archive. */
function problemsOf(page: string, files: readonly string[]): string[] {
  const problems: string[] = [];
  const [ids, links]: [string[], string[]] = [[], []];
  const parser = new SaxesParser();
  parser.on('error', (error) => problems.push(error.message));
  parser.on('opentag', ({ name, attributes }) => {
    if (['script', 'img', 'link', 'iframe'].includes(name)) problems.push(`${name} is loaded`);
    if (typeof attributes['id'] === 'string') ids.push(attributes['id']);
    if (typeof attributes['href'] === 'string') links.push(attributes['href']);
  });
  parser.write(page.replace('<!doctype html>', '')).close();
  const targets = new Set([...ids.map((id) => `#${id}`), 'data.json', ...files.map((name) => `files/${name}`)]);
  problems.push(...links.filter((link) => !targets.has(decodeURIComponent(link))));
  if (new Set(ids).size !== ids.length) problems.push('an id is there twice');
  return problems;
}

describe('the archive of own data', () => {
  test('is refused to signed-out users, to a key, and to another site', async () => {
    expect((await ask()).status).toBe(401);
    const { key } = await makeKey(app, employer, `/companies/${employer.companyId}/keys`, ['read_jobs']);
    expect((await ask(undefined, '', { authorization: `Bearer ${key}` })).status).toBe(403);
    expect((await ask(employer.cookie, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await app.request('GET', '/api/me/export.zip', { cookie: employer.cookie })).status).toBe(404);
  });

  test('counts with the export as JSON: three an hour in all', async () => {
    const person = await registerPerson(app);
    await app.request('POST', '/api/me/export', { json: {}, cookie: person.cookie });
    for (let count = 0; count < 2; count += 1) await (await ask(person.cookie)).arrayBuffer();
    const refused = await ask(person.cookie);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-disposition')).toBeNull();
  });

  test('is a download that no cache keeps, named as the export is', async () => {
    const answer = await ask((await registerPerson(app)).cookie);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="parlance-.+-\d{4}-\d\d-\d\d\.zip"/,
    );
    await answer.arrayBuffer();
  });

  test('holds each word of a seeker on the page, their files and the data', async () => {
    const publish = async () => (await createActive(app, employer)).id;
    const { person, own } = await liveAsSeeker(app, {
      employer,
      jobIds: [await publish(), await publish(), await publish()],
      admin,
    });
    const { page, data, files } = await download(person);
    expect(data.account.id).toBe(person.userId);
    expect(own.filter((word) => !page.includes(word))).toEqual([]);
    expect(files).toHaveLength(data.files.length);
    expect(problemsOf(page, files)).toEqual([]);
  });

  test('has every word of an employer, and no one else’s address', async () => {
    const applicants: [TestPerson, TestPerson] = [await registerPerson(app), await registerPerson(app)];
    const { person, own } = await liveAsEmployer(app, { admin, applicants });
    const { page, files } = await download(person);
    expect(own.filter((word) => !page.includes(word))).toEqual([]);
    expect(problemsOf(page, files)).toEqual([]);
    for (const { email, userId } of [...applicants, employer]) {
      expect(page).not.toContain(email);
      expect(page).not.toContain(userId);
    }
  });

  test('has a page in the language asked for, with what people typed as text', async () => {
    const person = await registerPerson(app, { firstName: '<script>alert(1)</script>', lastName: '"&' });
    const { page } = await download(person, '?locale=de');
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('>Ihr Profil</h2>');
    expect(page).toContain('&lt;script&gt;');
    expect(problemsOf(page, [])).toEqual([]);
  });

  test('names files alike apart, and says which one cannot be read', async () => {
    const person = await registerPerson(app);
    const ids = [
      await upload(person, 'Zoë CV.pdf'),
      await upload(person, 'zoë cv.pdf'),
      await upload(person, 'lost.pdf'),
    ];
    await app.base.storage.remove(
      (
        await app.database.db
          .selectFrom('file')
          .select('storage_key')
          .where('id', '=', ids[2] ?? '')
          .executeTakeFirstOrThrow()
      ).storage_key,
    );
    const { page, files } = await download(person);
    expect(new Set(files)).toEqual(new Set(['Zoë CV.pdf', 'zoë cv (2).pdf']));
    expect(page).toContain(`href="files/${encodeURIComponent('Zoë CV.pdf')}"`);
    expect(page).toContain('lost.pdf (not in this archive: the file could not be read)');
  });
});

test('names have no character that a program refuses to unpack, and are not too long', () => {
  expect(uniqueNames('files', ['a:b?.pdf', 'A_B_.pdf', `${'x'.repeat(300)}.docx`])).toEqual([
    'files/a_b_.pdf',
    'files/A_B_ (2).pdf',
    `files/${'x'.repeat(100)}.docx`,
  ]);
});
