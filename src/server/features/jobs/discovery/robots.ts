import { locales, localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';

/** Pages of one person, in every language; each with all that begins like it. */
const OWN_PAGES = [
  '/dashboard/',
  '/profile',
  '/applications',
  '/auth/',
  paths.messaging(),
  paths.settings(),
  paths.admin(),
  paths.resetPassword(),
  paths.postJob(),
  '/jobs/edit/',
  paths.reportJob('*'),
  paths.manageJobs(),
  paths.savedJobs(),
];

/**
 * What crawlers may read (RFC 9309): public pages, and the pictures that these show. Of a demonstration nothing: its jobs
 * are made up, and nobody should find one where they look for work.
 */
export function robotsText({ origin, demo }: { origin: string; demo: boolean }): string {
  if (demo) return '# A demonstration. Its jobs are made up.\nUser-agent: *\nDisallow: /\n';
  const closed = locales.flatMap((locale) => OWN_PAGES.map((path) => localizePath(path, locale)));
  return [
    'User-agent: *',
    'Allow: /api/files/',
    ...['/api/', '/dev/', ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
