import { afterAll, beforeAll, expect, test } from 'vitest';

import { accentIconPath, accentPath } from '#contract/paths.ts';
import type { Setting } from '#contract/settings/settings.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const readSite = async () => (await (await app.request('GET', '/api/site')).json()) as { accentColor: string | null };
const readManifest = async () =>
  (await (await app.request('GET', '/manifest.webmanifest')).json()) as {
    theme_color: string;
    icons: { src: string }[];
  };

test.each(['ffd500.css', '17513b.png', '17513B.css', '17513b', '17513b%3B%7D.css', '0017513b.svg'])(
  '/accent/%s returns 404: no colour, or one with too little contrast',
  async (file) => {
    expect((await app.request('GET', `/accent/${file}`)).status).toBe(404);
  },
);

test('an unreadable colour returns 422 with the nearest readable one, and the site keeps its own', async () => {
  const { cookie } = await registerPerson(app, { role: 'admin' });
  const all = (await (await app.request('GET', '/api/settings', { cookie })).json()) as Setting[];
  const id = all.find(({ key }) => key === 'site.accent_color')?.id;
  const change = (value: string) => app.request('PUT', `/api/settings/${id}`, { cookie, json: { value } });
  const refused = await change('#FFD500');
  expect(refused.status).toBe(422);
  const { data } = (await refused.json()) as { data: { fields: { params: { nearest: string } }[] } };
  expect(data.fields).toMatchObject([{ path: 'value', code: 'contrast' }]);
  expect((await change(data.fields[0]?.params.nearest ?? '')).status).toBe(200);
});

test('a custom colour reaches the site, its icon, its manifest and its stylesheet', async () => {
  await changeSetting(app, 'site.accent_color', '#17513b');
  expect([(await readSite()).accentColor, (await readManifest()).icons.length]).toEqual([null, 4]);
  await changeSetting(app, 'site.accent_color', '#1a3f8f');
  expect((await readSite()).accentColor).toBe('#1a3f8f');
  const { theme_color, icons } = await readManifest();
  expect([theme_color, icons.map(({ src }) => src)]).toEqual([
    '#1a3f8f',
    [accentPath('#1a3f8f', 'svg'), accentIconPath('#1a3f8f', 192), accentIconPath('#1a3f8f', 512)],
  ]);
  const icon = await app.request('GET', accentPath('#1a3f8f', 'svg'));
  expect([icon.headers.get('content-type'), await icon.text()]).toEqual([
    'image/svg+xml',
    expect.stringContaining('fill="#1a3f8f"') as unknown,
  ]);
  const styles = await app.request('GET', accentPath('#1a3f8f', 'css'));
  expect(styles.headers.get('cache-control')).toContain('immutable');
  expect(await styles.text()).toMatch(/^:root,\[data-theme\]\{--accent:light-dark\(#1a3f8f,#[0-9a-f]{6}\);/);
});
