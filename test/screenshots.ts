// Pictures of the demo: the README's, each of another page, language, width and theme, and those that the site shows of
// itself, in each language.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

import { locales, localizePath, type Locale } from '../src/contract/locales.ts';
import { paths } from '../src/contract/paths.ts';
import { demoAccounts } from '../src/server/features/site/demo-accounts.ts';
import { openBrowser } from './support/browser.ts';
import { startSite } from './support/process.ts';
import { signInAt } from './support/sign-in-at.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = { readme: join(ROOT, 'docs', 'images'), site: join(ROOT, 'src/web/features/site/pictures') };

interface Picture {
  folder: keyof typeof FOLDERS;
  name: string;
  path: string;
  locale: Locale;
  role?: 'job_seeker' | 'employer' | 'admin';
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
}

const site = await startSite({ DEMO: '1' });
const browser = await openBrowser();
try {
  for (const folder of Object.values(FOLDERS)) await mkdir(folder, { recursive: true });
  const employer = await cookieOf('employer');
  const { applications } = (await (
    await fetch(`${site.url}/api/applications?status=undecided`, { headers: { cookie: employer } })
  ).json()) as { applications: { id: string }[] };
  const application = applications[0]?.id ?? '';
  const pictures: Omit<Picture, 'folder'>[] = [
    { name: 'home', path: paths.home(), locale: 'en' },
    { name: 'jobs', path: `${paths.jobs()}?language=de:B2`, locale: 'de', colorScheme: 'dark' },
    { name: 'review', path: paths.reviewApplication(application), locale: 'fr', role: 'employer' },
    { name: 'messages', path: paths.messaging(), locale: 'es', role: 'job_seeker', width: 390, height: 780 },
    { name: 'desk', path: paths.admin(), locale: 'it', role: 'admin' },
  ];
  for (const picture of pictures) await take({ folder: 'readme', ...picture });
  for (const locale of locales) {
    await take({ folder: 'site', name: `jobs-${locale}`, path: `${paths.jobs()}?language=de`, locale });
    await take({
      folder: 'site',
      name: `review-${locale}`,
      path: paths.reviewApplication(application),
      locale,
      role: 'employer',
    });
  }
} finally {
  await browser.close();
  await site.stop();
}

function cookieOf(role: 'job_seeker' | 'employer' | 'admin'): Promise<string> {
  return signInAt(
    site.url,
    demoAccounts.find((account) => account.role === role)!,
  );
}

async function take({
  folder,
  name,
  path,
  locale,
  role,
  width = 1280,
  height = 860,
  colorScheme = 'light',
}: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme,
    reducedMotion: 'reduce',
    ...(role ? { extraHTTPHeaders: { cookie: await cookieOf(role) } } : {}),
  });
  const page = await context.newPage();
  await page.goto(site.url + localizePath(path, locale), { waitUntil: 'load' });
  // A headless browser draws no scroll bar, only its space.
  await page.evaluate(() => {
    document.documentElement.style.scrollbarGutter = 'auto';
  });
  await page.waitForTimeout(1_500);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(FOLDERS[folder], `${name}.webp`));
  await context.close();
}
