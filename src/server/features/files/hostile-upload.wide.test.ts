import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { hostileFiles } from '#test/support/hostile/files.ts';
import { docx, relationship, relationships } from '#test/support/made-documents.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { storeFile } from './files.ts';
import { createInspector } from './inspector.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const upload = async (person: TestPerson, kind: string, name: string, bytes: Uint8Array) =>
  app.request('POST', '/api/files', { body: uploadForm(kind, name, bytes), cookie: person.cookie });
const filesOf = async (person: TestPerson) =>
  (await app.database.pool.query<{ size: number }>('select size from file where owner_id = $1', [person.userId])).rows;

describe('a malicious upload', () => {
  const refused = hostileFiles.flatMap((file) => (file.refused ? [{ ...file, ...file.refused }] : []));

  test.each(refused)(
    '$what is $status $reason and leaves nothing behind (T325)',
    async ({ kind, name, bytes, status, reason }) => {
      const ana = await registerPerson(app);
      const answer = await upload(ana, kind, name, bytes());
      expect([answer.status, await answer.json()]).toMatchObject([status, { data: { reason } }]);
      expect(await filesOf(ana)).toEqual([]);
      expect(await readdir(join(app.config.dataDir, 'incoming'))).toEqual([]);
    },
  );

  test.each(hostileFiles.filter((file) => !file.refused))(
    '$what takes time, but does no harm, and is stored (T326)',
    async ({ kind, name, bytes }) => {
      const ana = await registerPerson(app);
      expect((await upload(ana, kind, name, bytes())).status).toBe(201);
      expect(await filesOf(ana)).toHaveLength(1);
    },
  );

  test('returns 422 if its inspection does not end, and others are answered meanwhile (T327)', async () => {
    const [ana, ben] = [await registerPerson(app), await registerPerson(app)];
    const inspector = createInspector(app.base.log, {
      script: new URL('../../../../test/support/endless-inspection.ts', import.meta.url),
      milliseconds: 3_000,
    });
    let ended = false;
    const store = (person: TestPerson, content: string) =>
      storeFile({ ...app.ctx(person.actor), inspector }, { kind: 'attachment', file: new File([content], 'a.txt') });
    const storing = store(ana, 'endless').catch((error: unknown) => error);
    void storing.then(() => (ended = true));
    expect((await app.request('GET', '/healthz')).status).toBe(200);
    expect((await upload(ben, 'cv', 'cv.pdf', pdf())).status).toBe(201);
    expect(await store(ben, 'plain words')).toMatchObject({ type: 'text/plain' });
    expect(ended).toBe(false);
    expect(await storing).toMatchObject({ code: 'INVALID', details: { reason: 'file_too_complex' } });
    expect(await filesOf(ana)).toEqual([]);
    expect(await readdir(join(app.config.dataDir, 'incoming'))).toEqual([]);
    await inspector.close();
  });
});

test('a closed application inspects nothing', async () => {
  const closed = await createTestApp();
  await closed.close();
  await expect(closed.inspector.inspect({ kind: 'cv', path: 'nowhere' }, 'ana')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    details: { reason: 'busy' },
  });
});

describe('a legitimate upload', () => {
  const fixture = (name: string) => readFile(new URL(`../../../../test/fixtures/${name}`, import.meta.url));

  test.each(['rich.docx', 'from-template.docx'])(
    'with pictures, links, tables and footnotes, or from a template, is stored: %s (T330)',
    async (name) => {
      const ana = await registerPerson(app);
      expect((await upload(ana, 'cv', name, await fixture(name))).status).toBe(201);
    },
  );

  test.each([
    [
      'a DOCX of ten thousand links',
      () => docx(relationships(relationship('hyperlink', 'https://example.com/').repeat(10_000))),
    ],
    [
      'a DOCX with a link to another machine’s folder',
      () => docx(relationships(relationship('hyperlink', '\\\\server\\folder'))),
    ],
    [
      'a DOCX from a template of Windows',
      () =>
        docx(
          relationships(
            relationship(
              'attachedTemplate',
              'file:///C:\\Users\\Ana\\AppData\\Roaming\\Microsoft\\Templates\\Modern%20CV.dotx',
            ),
          ),
        ),
    ],
    [
      'a DOCX from a template of macOS',
      () => docx(relationships(relationship('attachedTemplate', 'file:///Users/ana/Templates.localized/CV.dotx'))),
    ],
    [
      'a DOCX from a template by its name',
      () =>
        docx(relationships(relationship('attachedTemplate', 'Normal.dotm')), {
          name: 'word/media/a%20b.png',
        }),
    ],
    [
      'a DOCX with a chart’s numbers',
      () => docx(relationships(relationship('package', '../embeddings/sheet.xlsx', 'Internal'), 'charts/chart1.xml')),
    ],
  ])('is stored: %s (T329)', async (_what, bytes) => {
    const ana = await registerPerson(app);
    expect((await upload(ana, 'cv', 'cv.docx', bytes())).status).toBe(201);
  });
});
