import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Site } from '#contract/site/site.ts';
import { emailLook } from '#server/features/settings/email-look.ts';
import { createTestApp, ORIGIN, type TestApp } from '#test/support/app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, { role: 'admin' });
});
afterAll(() => app.close());

const svg = (inner: string, size = 'width="300" height="100"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inner}</svg>`;
const RED = '<rect width="300" height="100" fill="#ff0000"/>';

function save(bytes: string | Uint8Array<ArrayBuffer>, { cookie }: { cookie: string } = admin) {
  const body = new FormData();
  body.set('file', new File([bytes], 'logo'));
  return app.request('POST', '/api/site/logo', { body, cookie });
}
const readSite = async () => (await (await app.request('GET', '/api/site')).json()) as Site;
const picture = async (path: string) => Buffer.from(await (await app.request('GET', path)).arrayBuffer());
const colorAt = async (png: Buffer, left: number, top: number) =>
  [...(await sharp(png).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].join();

test('the logo is for administrators to choose', async () => {
  const seeker = await registerPerson(app);
  expect((await save(svg(RED), { cookie: '' })).status).toBe(401);
  expect((await save(svg(RED), seeker)).status).toBe(403);
  expect((await readSite()).logo).toBeNull();
});

test.each([
  ['text', 'a logo', 415],
  ['a page', '<html><svg></svg></html>', 415],
  ['a JPEG picture', Buffer.from([255, 216, 255, 224, 0, 16, 74, 70, 73, 70, 0, 1]), 415],
  ['a broken picture', Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]), 422],
  ['an SVG with entities', svg('<text>&lol;</text>').replace('<svg', '<!DOCTYPE svg [<!ENTITY lol "lol">]><svg'), 415],
  ['an SVG with entities that it hides', svg('<text/><!-- <!ENTITY -->'), 422],
  ['an enormous SVG', svg(RED, 'width="900000" height="900000"'), 413],
  ['too many bytes', 'a'.repeat(1024 * 1024 + 1), 413],
  ['nothing', '', 422],
])('%s is refused, and changes nothing', async (_, bytes, status) => {
  expect((await save(bytes as string)).status).toBe(status);
  expect((await readSite()).logo).toBeNull();
});

test('the setting accepts no picture that is not stored', async () => {
  const settings = (await (await app.request('GET', '/api/settings', { cookie: admin.cookie })).json()) as {
    id: string;
    key: string;
  }[];
  const id = settings.find(({ key }) => key === 'site.logo')?.id;
  const value = { digest: 'a'.repeat(64), width: 10, height: 10 };
  const answer = await app.request('PUT', `/api/settings/${id}`, { json: { value }, cookie: admin.cookie });
  expect(answer.status).toBe(422);
});

test('an SVG is rendered, loads nothing, and appears in pages, manifest and emails until it is removed', async () => {
  await changeSetting(app, 'site.name', 'Sprachwerk');
  const image = '<image xlink:href="file:///etc/passwd" width="9" height="9"/><script>alert(1)</script>';
  const saved = await save(svg(RED + image));
  expect(saved.status).toBe(200);
  const { id } = (await saved.json()) as { id: string };
  await expect.poll(async () => (await readSite()).logo).toMatchObject({ width: 576, height: 192 });
  const { logo } = await readSite();
  const drawn = await picture(logo?.path ?? '');
  expect((await sharp(drawn).metadata()).format).toBe('png');
  expect(await colorAt(drawn, 400, 100)).toBe('255,0,0');
  const icon = await picture(logo?.iconPath ?? '');
  expect(await colorAt(icon, 5, 5)).toBe('255,255,255');
  expect(await colorAt(icon, 256, 256)).toBe('255,0,0');
  const manifest = (await (await app.request('GET', '/manifest.webmanifest')).json()) as { icons: object[] };
  expect(manifest.icons).toMatchObject([{ src: logo?.iconPath }, { purpose: 'maskable' }]);
  expect(emailLook(await app.base.settings(), new URL(ORIGIN)).logo).toEqual({
    url: `${ORIGIN}${logo?.path}`,
    alt: 'Sprachwerk',
    width: 144,
    height: 48,
  });
  const removed = await app.request('PUT', `/api/settings/${id}`, { json: { value: null }, cookie: admin.cookie });
  expect(removed.status).toBe(200);
  await expect.poll(async () => (await readSite()).logo).toBeNull();
  expect((await app.request('GET', logo?.path ?? '')).status).toBe(200);
});

test('shows an earlier logo again after twenty others', async () => {
  await save(svg(RED));
  await app.database.pool.query(`
    update site_logo set uploaded_at = now() - interval '2 hours';
    insert into site_logo (digest, logo, icon, uploaded_at)
      select md5(number::text) || md5(number::text), '', '', now() - interval '1 hour' from generate_series(1, 20) as number`);
  expect((await save(svg(RED))).status).toBe(200);
  await expect.poll(async () => (await readSite()).logo).not.toBeNull();
  expect((await app.request('GET', (await readSite()).logo?.path ?? '')).status).toBe(200);
});

test('a PNG and a WebP are encoded again', async () => {
  const given = sharp({ create: { width: 2000, height: 100, channels: 4, background: '#0000ff' } });
  for (const bytes of [await given.png().toBuffer(), await given.webp({ lossless: true }).toBuffer()]) {
    expect((await save(new Uint8Array(bytes))).status).toBe(200);
    await expect.poll(async () => (await readSite()).logo).toMatchObject({ width: 960, height: 48 });
  }
});

test('without a logo, icons have the accent colour', async () => {
  const color = '#7a1f5c';
  await changeSetting(app, 'site.logo', null);
  await changeSetting(app, 'site.accent_color', color);
  const icon = await picture(`/accent/${color.slice(1)}-192.png`);
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  expect(await colorAt(icon, 96, 10)).toBe('122,31,92');
  expect(await colorAt(icon, 125, 120)).toBe('253,250,243');
  for (const path of ['/accent/123456-192.png', `/accent/${color.slice(1)}-200.png`])
    expect((await app.request('GET', path)).status).toBe(404);
});
