import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { StartError } from '#server/platform/config.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';

import { readSetUpFile, setUpFromFile } from './from-file.ts';
import { findSetUpToken } from './token.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'parlance-set-up-'));
  await writeFile(join(folder, 'password'), 'a walk along the harbour\n');
  await writeFile(join(folder, 'short'), '123\n');
  await writeFile(join(folder, 'notice.de.html'), '<h2>Impressum</h2><p>Sprachwerk GmbH</p>');
  await copyFile('public/icon-maskable.png', join(folder, 'logo.png'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const whole = {
  site: { name: 'Sprachwerk', accentColor: '#7a1f5c', contactEmail: 'mail@example.com', languages: ['de', 'en'] },
  logo: 'logo.png',
  legalNotice: { de: 'notice.de.html' },
  settings: { 'accounts.session_days': 7, 'limits.uploads_per_person': { max: 5, seconds: 60 } },
  administrator: { firstName: 'Vera', lastName: 'Boss', email: 'vera@example.com', passwordFile: 'password' },
};
const setUp = (content: object) => setUpFromFile({ ...app.system, inspector: app.inspector }, { content, folder });
const signIn = () =>
  app.request('POST', '/api/auth/login', { json: { email: 'vera@example.com', password: 'a walk along the harbour' } });

test.each([
  ['nothing', {}, 'site is wrong (required), administrator is wrong (required)'],
  ['an unknown key', { ...whole, logos: 'a' }, 'logos is wrong (unknown_key)'],
  ['an unknown setting', { ...whole, settings: { 'site.title': 'x' } }, 'settings.site.title is wrong (unknown_key)'],
  [
    'a value out of its bounds',
    { ...whole, settings: { 'accounts.session_days': 0 } },
    'settings.accounts.session_days',
  ],
  ['a colour that cannot be read', { ...whole, site: { ...whole.site, accentColor: '#ffff00' } }, 'site.accentColor'],
  ['a file that is missing', { ...whole, logo: 'other.png' }, 'other.png cannot be read'],
  ['a file that is no picture', { ...whole, logo: 'password' }, 'file_type'],
  [
    'a password that is too short',
    { ...whole, administrator: { ...whole.administrator, passwordFile: 'short' } },
    'password is wrong (too_short)',
  ],
])('%s fails the start with a message, and creates no administrator', async (_, content, words) => {
  const refused = await setUp(content).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect((refused as StartError).message).toContain(words);
  expect((await signIn()).status).toBe(401);
  expect(await findSetUpToken(app.database.db)).toBeDefined();
});

test('does the same as the pages, once, also when two processes start', async () => {
  await Promise.all([setUp(whole), setUp(whole)]);
  const settings = await app.base.settings();
  expect(settings).toMatchObject({
    'site.name': 'Sprachwerk',
    'site.languages': ['de', 'en'],
    'site.logo': { width: expect.any(Number) as unknown },
    'accounts.session_days': 7,
    'limits.uploads_per_person': { max: 5, seconds: 60 },
  });
  expect((await app.request('GET', '/api/own-pages/legal-notice')).status).toBe(200);
  expect((await signIn()).status).toBe(200);
  expect(await findSetUpToken(app.database.db)).toBeUndefined();
  await setUp({ ...whole, site: { ...whole.site, name: 'Changed' } });
  expect((await app.base.settings())['site.name']).toBe('Sprachwerk');
});

test('the environment check reads it, and the files that it names', async () => {
  await expect(readSetUpFile({ content: { ...whole, logo: 'other.png' }, folder })).rejects.toThrow('other.png');
  expect(await readSetUpFile({ content: whole, folder })).toMatchObject({ logo: join(folder, 'logo.png') });
});
