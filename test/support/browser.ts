import { chromium, type Browser } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium, without network traffic of its own. `npm test` sets its path. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.PARLANCE_BROWSER ?? '/usr/bin/chromium', args: FLAGS });
