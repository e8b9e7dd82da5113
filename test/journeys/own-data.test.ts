import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { axeFindings } from '#test/support/axe.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { openAs } from '#test/support/signed-in-page.ts';
import { unpack } from '#test/support/unpack.ts';

const own = sharedSite();

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'own-data-'))));
afterEach(() => rm(folder, { recursive: true }));

test('a user downloads their data, and reads the page offline; a fourth download within an hour is refused', async () => {
  const person = await registerPerson(own.app, { firstName: 'Zoë', lastName: 'Roth' });
  // To the site itself, whose files are in a separate folder.
  const stored = await fetch(`${own.site.url}/api/files`, {
    method: 'POST',
    headers: { cookie: person.cookie, 'sec-fetch-site': 'same-origin' },
    body: uploadForm('cv', 'Zoë CV.pdf', pdf()),
  });
  expect(stored.status).toBe(201);
  // The address in earlier emails.
  const address = `${own.site.url}${paths.settings()}#own-data`;
  const page = await openAs(own.browser, person.cookie, address);
  await page.waitForURL(own.site.url + paths.ownData());

  const press = () => page.getByRole('button', { name: 'Download my data' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toMatch(/^parlance-.*\.zip$/);
  await unpack(await readFile(await download.path()), folder);
  for (let count = 0; count < 2; count += 1) await Promise.all([page.waitForEvent('download'), press()]);
  await press();
  await page.getByText('Too many attempts').waitFor();

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`file://${folder}/index.html`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.getByRole('heading', { level: 1, name: 'Data of Zoë Roth on Parlance' }).waitFor();
  expect(await page.getByRole('link', { name: 'files/Zoë CV.pdf' }).getAttribute('href')).toBe(
    `files/${encodeURIComponent('Zoë CV.pdf')}`,
  );
  expect(requests.filter((url) => !url.startsWith('file:'))).toEqual([]);
});
