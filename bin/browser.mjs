// Finds a browser for tests and measurements.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { fail } from './setup.mjs';

/** Milliseconds for each step: without a network, Chromium that is there already has to do. */
const INSTALL_TIMEOUT = 180_000;
const PLACES = [
  process.env.PARLANCE_BROWSER,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** An installed Chromium, else Debian's package if this account may install it. */
export function ensureBrowser() {
  return (
    PLACES.find((path) => path && existsSync(path)) ??
    install('chromium') ??
    fail(
      'The tests need Chromium: install it (Debian: sudo apt-get install chromium), or set PARLANCE_BROWSER to its path.',
    )
  );
}

/** The same for tests: Chromium without a window, where there is Debian's package of it. It takes half the processor time. */
export function ensureTestBrowser() {
  return process.env.PARLANCE_BROWSER || install('chromium-headless-shell') || ensureBrowser();
}

/** Installs what only `npm run test:all` needs. Tests without their program are skipped. */
export function ensureWideNet() {
  install('firefox-esr');
  install('java', 'openjdk-17-jre-headless');
}

/** The path of a program of a package of Debian's; undefined where it is not there and cannot be installed. */
function install(name, debianPackage = name) {
  const path = `/usr/bin/${name}`;
  if (!existsSync(path) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${debianPackage} …`);
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeout: INSTALL_TIMEOUT,
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', debianPackage);
  }
  return existsSync(path) ? path : undefined;
}
