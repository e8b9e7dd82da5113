import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { fileRules } from '#contract/files/file-rules.ts';
import { newId } from '#server/platform/id.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { contentTypes, docx, zip } from '#test/support/made-documents.ts';
import { pdf, pngOf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { storeFile } from './files.ts';

const MEGABYTE = 1024 * 1024;
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const fixture = (name: string) => readFile(new URL(`../../../../test/fixtures/${name}`, import.meta.url));

describe('an upload', () => {
  let app: TestApp;
  let ana: TestPerson;
  beforeAll(async () => {
    app = await sharedTestApp();
    // Starts the inspecting process, its image library and the parser for large forms once, so that their start is not
    // measured.
    const path = app.base.storage.temporaryPath();
    await picture().png().toFile(path);
    await app.inspector.inspect({ kind: 'avatar', path }, '');
    await rm(path);
    const { cookie } = await registerPerson(app);
    await send(uploadForm('cv', 'cv.pdf', pdf(10 * MEGABYTE + 1)), cookie);
  });
  beforeEach(async () => {
    ana = await registerPerson(app);
  });

  const send = (body: BodyInit, cookie = ana.cookie, headers = {}) =>
    app.request('POST', '/api/files', { body, cookie, headers });
  const upload = (kind: string, name: string, bytes: Uint8Array | string, type?: string) =>
    send(uploadForm(kind, name, bytes, type));

  /** All rows and bytes of this person, and leftovers of interrupted uploads. */
  async function traces() {
    const { rows } = await app.database.pool.query<{ storage_key: string }>(
      'select storage_key from file where owner_id = $1',
      [ana.userId],
    );
    const stored = await readdir(join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
    const { rows: all } = await app.database.pool.query('select 1 from file');
    return {
      rows: rows.length,
      incoming: await readdir(join(app.config.dataDir, 'incoming')),
      withoutRow: stored.filter((entry) => entry.isFile()).length - all.length,
    };
  }
  const formOf = (boundary: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="kind"\r\n\r\ncv\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n${Buffer.from(pdf()).toString('latin1')}\r\n--${boundary}--\r\n`;
  const NOTHING = { rows: 0, incoming: [], withoutRow: 0 };

  test('by a signed-out user returns 401, whatever it is', async () => {
    const answer = await send(uploadForm('cv', 'cv.pdf', pdf()), '');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await send('nonsense', '')).status).toBe(401);
    expect(await traces()).toEqual(NOTHING);
  });

  test('that is not a form with one kind and one file returns 422', async () => {
    const twoFiles = uploadForm('cv', 'cv.pdf', pdf());
    twoFiles.append('file', new File(['x'], 'x.pdf'));
    const noFile = new FormData();
    noFile.set('kind', 'cv');
    const textInstead = new FormData();
    textInstead.set('kind', 'cv');
    textInstead.set('file', 'no file');
    const moreFields = uploadForm('cv', 'cv.pdf', pdf());
    moreFields.set('owner_id', newId());
    for (const form of [twoFiles, noFile, textInstead, moreFields, uploadForm('passport', 'cv.pdf', pdf())]) {
      const answer = await send(form);
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'INVALID', data: { fields: [{}] } }]);
    }
    for (const [body, type] of [
      ['{"kind":"cv"}', 'application/json'],
      ['--x\r\n', 'multipart/form-data; boundary=x'],
      ['', 'multipart/form-data; boundary=x'],
      ['x', 'multipart/form-data'],
      [formOf('x'.repeat(71)), `multipart/form-data; boundary=${'x'.repeat(71)}`],
    ] as const) {
      const answer = await send(body, ana.cookie, { 'content-type': type });
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { code: 'INVALID', data: { reason: 'malformed_body' } },
      ]);
    }
    expect(await traces()).toEqual(NOTHING);
  });

  test('of a hundred thousand fields, or with a field name of a megabyte, is refused before it is parsed', async () => {
    const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nv\r\n`;
    for (const body of [part('f').repeat(100_000), part('[a]'.repeat(400_000))]) {
      const answer = await send(`${body}--x--\r\n`, ana.cookie, { 'content-type': 'multipart/form-data; boundary=x' });
      expect(answer.status).toBe(422);
    }
    expect(await traces()).toEqual(NOTHING);
  });

  test('that is too large returns 413, whether it states its size or not', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const announced = await send('--x', ana.cookie, { ...type, 'content-length': String(11 * MEGABYTE) });
    expect([announced.status, await announced.json()]).toMatchObject([
      413,
      { code: 'TOO_LARGE', data: { reason: 'file_too_large' } },
    ]);
    expect((await send(new Uint8Array(11 * MEGABYTE), ana.cookie, type)).status).toBe(413);
    expect(await traces()).toEqual(NOTHING);
  });

  const hostile: [
    what: string,
    kind: string,
    name: string,
    bytes: () => Uint8Array | string | Promise<Uint8Array>,
    status: number,
    reason: string,
  ][] = [
    ['10 MB and 1 byte', 'cv', 'cv.pdf', () => pdf(10 * MEGABYTE + 1), 413, 'file_too_large'],
    [
      'an attachment of 10 MB and 1 byte',
      'attachment',
      'plan.pdf',
      () => pdf(10 * MEGABYTE + 1),
      413,
      'file_too_large',
    ],
    ['a picture of 5 MB and 1 byte', 'avatar', 'me.png', () => new Uint8Array(5 * MEGABYTE + 1), 413, 'file_too_large'],
    ['no bytes at all', 'cv', 'cv.pdf', () => '', 422, 'file_damaged'],
    [
      'an SVG named .png',
      'avatar',
      'me.png',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      415,
      'file_type',
    ],
    [
      'an SVG as an attachment',
      'attachment',
      'me.txt',
      () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      415,
      'file_type',
    ],
    [
      'an HTML page as a text',
      'attachment',
      'me.txt',
      () => ' <!doctype html><script>alert(1)</script>',
      415,
      'file_type',
    ],
    [
      'a program named .doc',
      'cv',
      'cv.doc',
      () => Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), Buffer.alloc(2_000)]),
      415,
      'file_type',
    ],
    [
      'an Excel file named .doc',
      'cv',
      'cv.doc',
      () =>
        Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from('Workbook', 'utf16le')]),
      415,
      'file_type',
    ],
    [
      'an Excel file named .docx',
      'cv',
      'cv.docx',
      () => zip([contentTypes(EXCEL), { name: 'xl/workbook.xml' }]),
      415,
      'file_type',
    ],
    ['a DOCX with macros', 'cv', 'cv.docx', () => docx({ name: 'word/vbaProject.bin' }), 422, 'file_macros'],
    [
      'a DOCX that declares 4 GB',
      'cv',
      'cv.docx',
      () => docx({ name: 'word/media/a.png', declares: 0xffffffff }),
      422,
      'file_damaged',
    ],
    [
      'a DOCX that declares 400 MB in parts',
      'cv',
      'cv.docx',
      () => docx(...Array.from({ length: 40 }, (_, index) => ({ name: `word/${index}`, declares: 10 * MEGABYTE }))),
      422,
      'file_damaged',
    ],
    ['half a DOCX', 'cv', 'cv.docx', async () => (await fixture('cv.docx')).subarray(0, 3_000), 422, 'file_damaged'],
    ['half a PDF', 'cv', 'cv.pdf', async () => (await fixture('cv.pdf')).subarray(0, 9_000), 422, 'file_damaged'],
    [
      'a PDF behind something else',
      'cv',
      'cv.pdf',
      () => Buffer.concat([Buffer.from('MZ\u0000'), pdf()]),
      415,
      'file_type',
    ],
    ['a text as a CV', 'cv', 'cv.pdf', () => 'I can sell.', 415, 'file_type'],
    ['a text with a zero byte', 'attachment', 'a.txt', () => 'a\u0000b', 415, 'file_type'],
    [
      'an HTML page in Windows-1252',
      'attachment',
      'a.txt',
      () => Buffer.from('<html>gr\u00fc\u00dfe', 'latin1'),
      415,
      'file_type',
    ],
    [
      'a program without zero bytes',
      'attachment',
      'a.txt',
      () => Buffer.from('MZ\u0090\u0003\u00ff', 'latin1'),
      415,
      'file_type',
    ],
    ['a PDF without an end, with blanks', 'cv', 'cv.pdf', () => `%PDF-1.7\n${' '.repeat(5_000)}`, 422, 'file_damaged'],
    [
      'a picture of exactly 40 megapixels that are broken',
      'avatar',
      'me.png',
      () => pngOf(8_000, 5_000),
      422,
      'file_damaged',
    ],
    ['a picture of 40 megapixels and one row', 'avatar', 'me.png', () => pngOf(8_000, 5_001), 413, 'image_too_large'],
    ['a picture of 60,000 × 60,000', 'avatar', 'me.png', () => pngOf(60_000, 60_000), 413, 'image_too_large'],
    [
      'a picture of 60,000 × 60,000, attached',
      'attachment',
      'me.png',
      () => pngOf(60_000, 60_000),
      413,
      'image_too_large',
    ],
    ['a picture with broken pixels', 'avatar', 'me.png', () => pngOf(100, 100), 422, 'file_damaged'],
    ['a WebP as an attachment', 'attachment', 'a.webp', () => picture().webp().toBuffer(), 415, 'file_type'],
    ['a TIFF as an avatar', 'avatar', 'a.png', () => picture().tiff().toBuffer(), 415, 'file_type'],
    ['a PDF as a logo', 'logo', 'logo.png', () => pdf(), 415, 'file_type'],
  ];

  test.each(hostile)(
    'of %s is refused and leaves nothing behind (T188)',
    async (_what, kind, name, bytes, status, reason) => {
      const form = new Response(uploadForm(kind, name, await bytes(), 'image/png'));
      const headers = { 'content-type': form.headers.get('content-type') ?? '' };
      const answer = await send(await form.arrayBuffer(), ana.cookie, headers);
      expect([answer.status, await answer.json()]).toMatchObject([status, { data: { reason } }]);
      expect(await traces()).toEqual(NOTHING);
    },
  );

  test.each([
    ['with line breaks', 'cv\r\nSet-Cookie: a=b.pdf'],
    ['of a path', '../../../../etc/passwd'],
    ['of dots', '..'],
    ['of 4 KB', `${'\u{1f600}\u202e'.repeat(700)}.pdf`],
  ])('with a name %s is stored under a plain one (T258)', async (_what, name) => {
    const answer = await upload('cv', name, pdf());
    const stored = (await answer.json()) as { id: string; name: string };
    expect(answer.status).toBe(201);
    expect(stored.name).toMatch(/^[^/\\\p{Cc}\u202e]{1,116}\.pdf$/u);
    expect(await readdir(join(app.config.dataDir, 'files', 'cv'), { recursive: true })).toContainEqual(
      expect.stringContaining(stored.id),
    );
  });

  test.each([
    ['cv.pdf', 'application/pdf'],
    ['cv.doc', 'application/msword'],
    ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('of a real %s is stored unchanged, whatever type was claimed (T190)', async (name, type) => {
    const bytes = await fixture(name);
    const answer = await upload('cv', name, bytes, 'text/html');
    const stored = (await answer.json()) as { id: string };
    expect([answer.status, stored]).toMatchObject([
      201,
      { kind: 'cv', name, type, size: bytes.length, id: expect.stringMatching(/-7/) as string },
    ]);
    const back = await app.request('GET', `/api/files/${stored.id}`, { cookie: ana.cookie });
    expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await traces()).incoming).toEqual([]);
  });

  test.each([
    ['that begins with a line break', () => Buffer.concat([Buffer.from('\r\n'), pdf()])],
    ['followed by 1 KB of blanks', () => Buffer.concat([pdf(), Buffer.alloc(1_024, ' ')])],
  ])('of a PDF %s is recognized as a PDF', async (_what, bytes) => {
    const answer = await upload('cv', 'cv.pdf', bytes());
    expect([answer.status, await answer.json()]).toMatchObject([201, { type: 'application/pdf' }]);
  });

  test('of exactly 10 MB is accepted (T189)', async () => {
    for (const kind of ['cv', 'attachment'])
      expect([kind, (await upload(kind, 'cv.pdf', pdf(10 * MEGABYTE))).status]).toEqual([kind, 201]);
  });

  test('of a picture of exactly 5 MB is accepted (T315)', async () => {
    const answer = await upload('avatar', 'me.png', new Uint8Array(5 * MEGABYTE));
    expect([answer.status, await answer.json()]).toMatchObject([415, { data: { reason: 'file_type' } }]);
  });

  test.each([
    ['UTF-8', Buffer.from('Grüße, 履歴書')],
    ['Windows-1252', Buffer.from('Gr\u00fc\u00dfe f\u00fcr 5 \u0080\r\n', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffGrüße', 'utf16le')],
    ['what begins like a picture', Buffer.from('BMW, sales notes')],
  ])('of a text in %s is recognized as a text', async (_what, bytes) => {
    expect(await (await upload('attachment', 'notes.txt', bytes)).json()).toMatchObject({
      type: 'text/plain',
      name: 'notes.txt',
    });
  });

  test('of an avatar becomes a square WebP without metadata', async () => {
    const original = await picture(1_200, 800)
      .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const stored = (await (await upload('avatar', 'me.jpg', original)).json()) as {
      id: string;
      name: string;
      type: string;
    };
    expect(stored).toMatchObject({ name: 'me.webp', type: 'image/webp' });
    const kept = await sharp(await bytesOf(stored.id)).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect([kept.exif, kept.xmp, kept.icc, kept.iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('of a logo keeps its proportions and its transparency, and is never enlarged', async () => {
    const wide = sharp({
      create: { width: 1_024, height: 256, channels: 4, background: { r: 0, g: 90, b: 80, alpha: 0.5 } },
    });
    const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
    const kept = await sharp(
      await bytesOf(await idOf(await upload('logo', 'logo.png', await wide.png().toBuffer()))),
    ).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 512, height: 128, hasAlpha: true });
    const small = await sharp(
      await bytesOf(await idOf(await upload('logo', 'logo.png', await picture(60, 30).png().toBuffer()))),
    ).metadata();
    expect(small).toMatchObject({ width: 60, height: 30 });
  });

  test('of an attached picture keeps format and size, upright and without metadata; a GIF stays animated', async () => {
    const turned = await picture(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const jpeg = (await (await upload('attachment', 'photo.jpg', turned)).json()) as { id: string; name: string };
    expect(jpeg.name).toBe('photo.jpg');
    const kept = await sharp(await bytesOf(jpeg.id)).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 200, height: 300 });
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);

    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = (await (
      await upload(
        'attachment',
        'moving.gif',
        await sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer(),
      )
    ).json()) as { id: string };
    expect(await sharp(await bytesOf(gif.id), { animated: true }).metadata()).toMatchObject({
      format: 'gif',
      pages: 2,
      width: 40,
    });
  });

  test('beyond the hourly limit returns 429 and says when to try again (T324)', async () => {
    const { max } = (await app.base.settings())['limits.uploads_per_person'];
    await app.database.pool.query(`insert into rate_limit (key, started_at, count) values ($1, now(), $2)`, [
      `uploads:${ana.userId}`,
      max - 1,
    ]);
    expect((await upload('cv', 'cv.pdf', pdf())).status).toBe(201);
    const refused = await upload('cv', 'cv.pdf', pdf());
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await traces()).rows).toBe(1);
  });

  test('beyond the quota returns 409, also when two arrive at once', async () => {
    const fill = (bytes: number, files = 1) =>
      app.database.pool.query(
        `insert into file (id, owner_id, kind, name, size, type, sha256, storage_key) select gen_random_uuid(), $1, 'cv', 'a.pdf', $2, 'application/pdf', '', gen_random_uuid() from generate_series(1, $3)`,
        [ana.userId, bytes, files],
      );
    await fill(200 * MEGABYTE - 300);
    const answers = await Promise.all([upload('cv', 'a.pdf', pdf(200)), upload('cv', 'b.pdf', pdf(200))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ code: 'CONFLICT', data: { reason: 'quota_exceeded' } });

    await app.database.pool.query('delete from file where owner_id = $1', [ana.userId]);
    await fill(1, 500);
    expect((await upload('cv', 'a.pdf', pdf())).status).toBe(409);
    await app.database.pool.query('delete from file where owner_id = $1', [ana.userId]);
  });

  test('whose row cannot be written leaves no bytes', async () => {
    await app.database.pool.query('delete from user_account where id = $1', [ana.userId]);
    const before = (await traces()).withoutRow;
    await expect(
      storeFile(
        { ...app.ctx(ana.actor), inspector: app.inspector },
        { kind: 'cv', file: new File([new Uint8Array(pdf())], 'cv.pdf') },
      ),
    ).rejects.toThrow(/foreign key/);
    expect(await traces()).toMatchObject({ rows: 0, incoming: [], withoutRow: before });
  });

  test('allows the kinds and sizes that the page shows (T279)', () => {
    const limits = Object.entries(fileRules).map(([kind, { maxBytes }]) => [kind, maxBytes / MEGABYTE]);
    expect(limits).toEqual([
      ['avatar', 5],
      ['logo', 5],
      ['cv', 10],
      ['attachment', 10],
    ]);
    expect(fileRules.avatar.types).not.toContain('image/svg+xml');
  });

  const picture = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: '#0a7' } });

  const bytesOf = async (id: string) =>
    Buffer.from(await (await app.request('GET', `/api/files/${id}`, { cookie: ana.cookie })).arrayBuffer());
});
