import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createTestApp, openTestApp, type TestApp } from '#test/support/app.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';
import { makeFolder, removeFolder } from '#test/support/embedded-postgres.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { cookiesOf, registerPerson, type TestPerson } from '#test/support/people.ts';
import { startS3 } from '#test/support/s3-server.ts';

import { seedDemo } from '../seeds/demo.ts';
import { backup } from './backup-command.ts';
import { manifestSchema, type Manifest } from './manifest.ts';
import { restore } from './restore-command.ts';

const run = promisify(execFile);
const digestOf = (rows: string[] = []): string => createHash('sha256').update(rows.join('\n')).digest('hex');
const FILES = 30;

/** What an archive holds, unpacked by the tar of the system: its manifest, and the rows of each table in no order. */
async function unpack(archive: string): Promise<{ manifest: Manifest; rows: Record<string, string[]> }> {
  const into = `${archive}.unpacked`;
  await mkdir(into);
  await run('tar', ['-xf', archive, '-C', into]);
  await run('sha256sum', ['-c', 'manifest.json.sha256'], { cwd: into });
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(into, 'manifest.json'), 'utf8')));
  const rows = await Promise.all(
    manifest.tables.map(
      async ({ name }) =>
        [name, (await readFile(join(into, 'tables', `${name}.copy`), 'utf8')).split('\n').sort()] as const,
    ),
  );
  await rm(into, { recursive: true });
  return { manifest, rows: Object.fromEntries(rows) };
}

describe('the restore drill', () => {
  let app: TestApp;
  let server: TestDatabase;
  let folder: string;
  let embedded: string;
  let archive: string;
  let employer: TestPerson;
  let seeker: TestPerson;
  let said: string;
  const progress: string[] = [];
  const written: TestPerson[] = [];
  const uploaded = new Map<string, Uint8Array>();

  beforeAll(async () => {
    [app, server, folder, embedded] = await Promise.all([
      createTestApp({ SMTP_URL: 'smtp://localhost:9' }),
      createEmptyDatabase(),
      mkdtemp(join(tmpdir(), 'parlance-drill-')),
      makeFolder(),
    ]);
    await seedDemo(app.system);
    employer = await registerEmployer(app);
    seeker = await registerPerson(app);
    for (let number = 0; number < FILES; number += 1) {
      const bytes = pdf(200 + 977 * number);
      const answer = await app.request('POST', '/api/files', {
        body: uploadForm('cv', `CV ${number}.pdf`, bytes),
        cookie: seeker.cookie,
      });
      uploaded.set(((await answer.json()) as { id: string }).id, bytes);
    }
    // Its mail waits in the queue.
    await app.request('POST', '/api/auth/forgot-password', { json: { email: employer.email } });
    archive = join(folder, 'site.tar');
    said = await whileWriting(() =>
      backup([archive], { DATABASE_URL: app.config.databaseUrl, DATA_DIR: app.config.dataDir }, (line) =>
        progress.push(line),
      ),
    );
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await server.drop();
    await rm(folder, { recursive: true });
    await removeFolder(embedded);
  });

  /** People come, and jobs in sales, as long as it takes. */
  async function whileWriting<Result>(work: () => Promise<Result>): Promise<Result> {
    const over = new AbortController();
    const writing = (async () => {
      while (!over.signal.aborted) {
        written.push(await registerPerson(app));
        await createActive(app, employer);
      }
    })();
    try {
      return await work();
    } finally {
      over.abort();
      await writing;
    }
  }

  const elsewhere = () => ({ DATABASE_URL: server.url, DATA_DIR: join(folder, 'elsewhere') });

  test('the archive is closed to others, says what it holds, and is written while people write', async () => {
    const { manifest } = await unpack(archive);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['site.tar']);
    expect(said).toMatch(new RegExp(`^${archive} holds [0-9,]+ rows and ${FILES} files\\.`));
    expect(progress.at(-1)).toBe(`file ${FILES} of ${FILES}`);
    expect(written.length).toBeGreaterThan(0);
    expect(manifest.tables.length).toBeGreaterThan(30);
    expect(manifest.tables.map(({ name }) => name)).not.toContain('rate_limit');
    expect(manifest.files).toEqual({
      count: FILES,
      bytes: [...uploaded.values()].reduce((sum, { length }) => sum + length, 0),
      gone: [],
    });
    expect(manifest.waiting.rows).toBeGreaterThan(0);
    // An account and its profile are one transaction: the archive has both or neither.
    const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows;
    expect(rowsOf('user_account')).toBe(rowsOf('profile'));
  });

  test('restored elsewhere, every table and file is the same, people sign in, and work that waited is done', async () => {
    expect(await restore([archive], elsewhere(), () => {})).toMatch(
      /^Restored [0-9,]+ rows and 30 files as they were at 2\d{3}-/,
    );
    await backup([join(folder, 'again.tar')], elsewhere(), () => {});
    const [first, second] = await Promise.all([unpack(archive), unpack(join(folder, 'again.tar'))]);
    expect(Object.keys(second.rows)).toEqual(Object.keys(first.rows));
    for (const [name, rows] of Object.entries(first.rows))
      expect(digestOf(second.rows[name]), name).toBe(digestOf(rows));
    const { migrations, sequences, files, waiting } = first.manifest;
    expect(second.manifest).toMatchObject({ migrations, sequences, files, waiting: { rows: waiting.rows } });

    const restored = await openTestApp(elsewhere());
    try {
      expect(await found(restored)).toEqual(await found(app));
      await signIn(restored, 'seeker@demo.example', 'six languages, one job');
      const cookie = await signIn(restored, seeker.email, seeker.password);
      for (const [id, bytes] of uploaded) {
        const answer = await restored.request('GET', `/api/files/${id}`, { cookie });
        expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
      }
      // Who was signed in still is.
      expect((await restored.request('GET', '/api/me', { cookie: employer.cookie })).status).toBe(200);
      expect(await builtIn(restored)).toEqual(await builtIn(app));
      // Numbers go on after the last one.
      expect((await createActive(restored, await registerEmployer(restored))).id).toBeTruthy();
      await restored.drain();
      expect(await mailsTo(restored, employer)).toEqual(['held']);
      expect(await mailsTo(app, employer)).toEqual([]);
    } finally {
      await restored.close();
    }
  }, 120_000);

  test('the same archive fills an embedded database, where the same people sign in', async () => {
    await restore([archive], { DATA_DIR: embedded }, () => {});
    const restored = await openTestApp({ DATA_DIR: embedded });
    try {
      expect(await signIn(restored, employer.email, employer.password)).toContain('=');
      expect(await restored.database.db.selectFrom('file').select('id').execute()).toHaveLength(FILES);
    } finally {
      await restored.close();
    }
  }, 120_000);

  test('the files of the same archive go into a bucket, and come back from it', async () => {
    const s3 = await startS3('parlance');
    const other = await createEmptyDatabase();
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    try {
      const env = {
        DATABASE_URL: other.url,
        DATA_DIR: join(folder, 'bucket'),
        STORAGE: `s3://parlance?region=eu-central-1&endpoint=${encodeURIComponent(s3.endpoint)}`,
      };
      await restore([archive], env, () => {});
      const hexOf = (files: Map<string, Uint8Array>) =>
        [...files.values()].map((bytes) => Buffer.from(bytes).toString('hex')).sort();
      expect(hexOf(s3.objects)).toEqual(hexOf(uploaded));
      await expect(restore([archive], env, () => {})).rejects.toThrow('The store is not empty');
      expect(await backup([join(folder, 'bucket.tar')], env, () => {})).toContain(`${FILES} files`);
    } finally {
      vi.unstubAllEnvs();
      await other.drop();
      await s3.close();
    }
  }, 60_000);

  const mailsTo = async (site: TestApp, { email }: TestPerson) =>
    (await site.database.db.selectFrom('mail').select('status').where('to_address', '=', email).execute()).map(
      ({ status }) => status,
    );

  /** Everything beside the rows that was put aside while they came. */
  async function builtIn(site: TestApp): Promise<unknown> {
    const { rows: indexes } = await site.database.pool.query(
      `select indexdef from pg_indexes where schemaname = 'public' order by indexname`,
    );
    const { rows: triggers } = await site.database.pool.query(
      'select tgname, tgenabled from pg_trigger where not tgisinternal order by tgname',
    );
    return [indexes, triggers];
  }

  async function signIn(site: TestApp, email: string, password: string): Promise<string> {
    const answer = await site.request('POST', '/api/auth/login', { json: { email, password } });
    expect(answer.status).toBe(200);
    return cookiesOf(answer.headers);
  }

  /** What the search finds and counts, in data that did not change meanwhile. */
  async function found(site: TestApp): Promise<unknown> {
    const answer = await site.request('GET', '/api/jobs?category=customer_service&q=customer');
    const { jobs, facets, total } = (await answer.json()) as {
      jobs: { title: string }[];
      facets: unknown;
      total: { count: number };
    };
    expect(total.count).toBeGreaterThan(0);
    return { facets, total, titles: jobs.map(({ title }) => title) };
  }
});
