import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { StoredFile } from '#contract/files/files.ts';
import { companyTopic } from '#contract/topics.ts';
import { inTransaction } from '#server/context.ts';
import { newId } from '#server/platform/id.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { heard } from '#test/support/heard.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { startS3 } from '#test/support/s3-server.ts';

import { removeFile } from './files.ts';
import { readFileRow } from './queries.ts';

describe('stored files', () => {
  let app: TestApp;
  let ana: TestPerson;
  let others: { who: string; cookie: string }[];
  beforeAll(async () => {
    app = await createTestApp();
    ana = await registerPerson(app);
    others = [{ who: 'nobody', cookie: '' }];
    for (const role of ['job_seeker', 'employer', 'admin'] as const)
      others.push({ who: role, cookie: (await registerPerson(app, { role })).cookie });
  });
  afterAll(() => app.close());

  async function store(kind: string, name: string, bytes: Uint8Array): Promise<StoredFile> {
    const answer = await app.request('POST', '/api/files', { body: uploadForm(kind, name, bytes), cookie: ana.cookie });
    expect(answer.status).toBe(201);
    return (await answer.json()) as StoredFile;
  }
  const picture = () =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
  const storedBytes = async () =>
    (await readdir(join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  test.each(['cv', 'attachment'])(
    'returns 404 for a %s to everyone but its owner, as for an unknown id, on every route (T257)',
    async (kind) => {
      const { id } = await store(kind, 'secret.pdf', pdf());
      const unknown = await app.request('GET', `/api/files/${newId()}`);
      for (const { cookie } of others) {
        const answer = await app.request('GET', `/api/files/${id}`, { cookie });
        expect(answer.status).toBe(404);
        expect(await answer.clone().json()).toEqual(await unknown.clone().json());
        expect(answer.headers.get('content-disposition')).toBeNull();
        expect((await app.request('HEAD', `/api/files/${id}`, { cookie })).status).toBe(404);
        // However the path is written.
        for (const path of [
          `/api/files/${id}/`,
          `/api//files/${id}`,
          `/api/files/${id}?download`,
          `/api/%66iles/${id}`,
          `/files/${id}`,
        ]) {
          expect((await app.request('GET', path, { cookie })).status).toBe(404);
        }
        expect((await app.request('DELETE', `/api/files/${id}`, { cookie })).status).toBe(cookie ? 404 : 401);
      }
      await expect(readFileRow(app.ctx({ kind: 'anonymous' }), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect((await app.request('GET', `/api/files/${id}`, { cookie: ana.cookie })).status).toBe(200);
    },
  );

  test.each(['nonsense', '..', '%00', '0'.repeat(36), 'a'.repeat(2_000)])(
    'returns 404 for a malformed id: %s',
    async (id) => {
      expect((await app.request('GET', `/api/files/${id}`, { cookie: ana.cookie })).status).toBe(404);
      expect((await app.request('DELETE', `/api/files/${id}`, { cookie: ana.cookie })).status).toBe(404);
    },
  );

  test('sends a private file as a download that is never displayed, sniffed or cached', async () => {
    const bytes = pdf(5_000);
    const { id } = await store('cv', 'Lebenslauf "Müller".pdf', bytes);
    const answer = await app.request('GET', `/api/files/${id}`, {
      cookie: ana.cookie,
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '5000',
      'content-disposition': `attachment; filename="Lebenslauf _Muller_.pdf"; filename*=UTF-8''Lebenslauf%20%22M%C3%BCller%22.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(answer.headers.get('etag')).toBeNull();
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const head = await app.request('HEAD', `/api/files/${id}`, { cookie: ana.cookie });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5000', '']);
  });

  test('sets no cookie with a public picture, even after the session has ended; a private file is not found then', async () => {
    const [{ id: cv }, { id: avatar }] = [
      await store('cv', 'cv.pdf', pdf()),
      await store('avatar', 'me.png', await picture()),
    ];
    const { userId, cookie } = await registerPerson(app);
    await app.database.pool.query(`update user_session set expires_at = now() where user_id = $1`, [userId]);
    const [hidden, shown] = [
      await app.request('GET', `/api/files/${cv}`, { cookie }),
      await app.request('GET', `/api/files/${avatar}`, { cookie }),
    ];
    expect([hidden.status, shown.status, shown.headers.getSetCookie()]).toEqual([404, 200, []]);
  });

  test('sends the length of a text, whatever encodings the browser accepts', async () => {
    const bytes = Buffer.from('I can sell. '.repeat(1_000));
    const { id } = await store('attachment', 'notes.txt', bytes);
    const answer = await app.request('GET', `/api/files/${id}`, {
      cookie: ana.cookie,
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([answer.headers.get('content-length'), answer.headers.get('content-encoding')]).toEqual([
      String(bytes.length),
      null,
    ]);
    expect(await answer.text()).toBe(bytes.toString());
  });

  test.each(['avatar', 'logo'])('shows anyone the picture of an %s, which may be cached forever', async (kind) => {
    const { id } = await store(kind, 'me.png', await picture());
    const answer = await app.request('GET', `/api/files/${id}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String((await answer.clone().arrayBuffer()).byteLength),
    });
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBeNull();
    const etag = answer.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.request('GET', `/api/files/${id}`, { headers: { 'if-none-match': known } });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    }
    expect((await app.request('GET', `/api/files/${id}`, { headers: { 'if-none-match': '"other"' } })).status).toBe(
      200,
    );
  });

  test('answers a row with lost bytes with an error, not with an empty file', async () => {
    const { id } = await store('cv', 'cv.pdf', pdf());
    const { storage_key } = await readFileRow(app.ctx(ana.actor), id);
    await app.base.storage.remove(storage_key);
    expect((await app.request('GET', `/api/files/${id}`, { cookie: ana.cookie })).status).toBeGreaterThanOrEqual(500);
  });

  test('hides a removed file immediately, and deletes its bytes in a task', async () => {
    const { id } = await store('cv', 'cv.pdf', pdf());
    expect((await app.request('DELETE', `/api/files/${id}`, { cookie: ana.cookie })).status).toBe(200);
    expect((await app.request('GET', `/api/files/${id}`, { cookie: ana.cookie })).status).toBe(404);
    expect((await app.request('DELETE', `/api/files/${id}`, { cookie: ana.cookie })).status).toBe(404);
    expect(await storedBytes()).toContain(id);
    await app.drain();
    expect(await storedBytes()).not.toContain(id);
  });

  test('loses nothing when a removal is rolled back', async () => {
    const { id } = await store('cv', 'cv.pdf', pdf());
    const failing = inTransaction(app.ctx(ana.actor), async (tx) => {
      await removeFile(tx, id);
      throw new Error('afterwards');
    });
    await expect(failing).rejects.toThrow('afterwards');
    await app.drain();
    expect((await app.request('GET', `/api/files/${id}`, { cookie: ana.cookie })).status).toBe(200);
  });

  test('keeps a CV that was sent with an application', async () => {
    const { id } = await store('cv', 'cv.pdf', pdf());
    const job = await createActive(app, await registerEmployer(app));
    const { cookie } = ana;
    await app.request('PATCH', '/api/me/profile', { cookie, json: { cvFileId: id } });
    const json = { coverLetter: 'Hello.' };
    expect((await app.request('POST', `/api/jobs/${job.id}/applications`, { cookie, json })).status).toBe(201);
    const refused = await app.request('DELETE', `/api/files/${id}`, { cookie });
    expect([refused.status, await refused.json()]).toMatchObject([409, { data: { reason: 'file_sent' } }]);
  });

  test('removes a deleted logo from the cached pages of its company', async () => {
    const owner = await registerEmployer(app);
    const body = uploadForm('logo', 'logo.png', await picture());
    const stored = await app.request('POST', '/api/files', { body, cookie: owner.cookie });
    const { id } = (await stored.json()) as StoredFile;
    const json = { logoFileId: id };
    await app.request('PATCH', `/api/companies/${owner.companyId}`, { cookie: owner.cookie, json });
    const removed = () => app.request('DELETE', `/api/files/${id}`, { cookie: owner.cookie });
    expect(await heard(app, removed)).toContain(companyTopic(owner.companyId));
  });

  test('shows no removed file anywhere', async () => {
    const { id } = await store('avatar', 'me.png', await picture());
    await app.database.pool.query('update profile set avatar_file_id = $1 where id = $2', [id, ana.profileId]);
    await app.request('DELETE', `/api/files/${id}`, { cookie: ana.cookie });
    const { rows } = await app.database.pool.query('select avatar_file_id from profile where id = $1', [ana.profileId]);
    expect(rows).toEqual([{ avatar_file_id: null }]);
  });
});

describe('an unavailable storage', () => {
  const AWAY = { code: 'UNAVAILABLE', status: 503, data: { reason: 'files_unavailable' } };
  let app: TestApp;
  let ana: TestPerson;
  let id: string;
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    const s3 = await startS3('parlance');
    const address = `region=eu-central-1&endpoint=${encodeURIComponent(s3.endpoint)}&path_style=true`;
    app = await createTestApp({ STORAGE: `s3://parlance?${address}` });
    ana = await registerPerson(app);
    ({ id } = (await (await send('before.pdf')).json()) as StoredFile);
    await s3.close();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await app.close();
  });

  const send = (name: string) =>
    app.request('POST', '/api/files', { body: uploadForm('cv', name, pdf()), cookie: ana.cookie });

  test('refuses to store a file, with a specific reason', async () => {
    const answer = await send('meanwhile.pdf');
    expect([answer.status, await answer.json()]).toMatchObject([503, AWAY]);
    expect(await readdir(join(app.config.dataDir, 'incoming'))).toEqual([]);
  });

  test('refuses to send a file, with a specific reason', async () => {
    const answer = await app.request('GET', `/api/files/${id}`, { cookie: ana.cookie });
    expect([answer.status, await answer.json()]).toMatchObject([503, AWAY]);
    expect(answer.headers.get('retry-after')).toBe('60');
  });

  test('does not affect requests that need no file', async () => {
    expect((await app.request('GET', '/api/jobs')).status).toBe(200);
  });
});
