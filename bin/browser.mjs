// Finds the browser that tests and measurements drive.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { fail } from './setup.mjs';

const PLACES = [
  process.env.PARLANCE_BROWSER,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium: the system's, else Debian's package where this account may install it. */
export function ensureBrowser() {
  const found = PLACES.find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  return fail(
    'The tests need Chromium: install it (Debian: sudo apt-get install chromium), or set PARLANCE_BROWSER to its path.',
  );
}
