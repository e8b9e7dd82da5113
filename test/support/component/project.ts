import { paraglideVitePlugin } from '@inlang/paraglide-js';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { CHROMIUM } from '../browser.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** A module a language: a browser would ask for each of two thousand files. */
const MESSAGES = join(ROOT, 'node_modules/.cache/messages-of-components');

/** Tests of one part of a page, in a real browser, without a server. */
export const components: TestProjectInlineConfiguration = {
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: MESSAGES,
      strategy: ['globalVariable', 'baseLocale'],
      outputStructure: 'locale-modules',
    }),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'it-IT', 'pt-PT'] }), enforce: 'pre' },
  ],
  // All that pages import is prepared at once: what is found later would load the tests anew.
  optimizeDeps: { entries: ['src/web/features/**/*.tsx', 'test/support/component/*.tsx'] },
  resolve: { alias: { '#generated/paraglide': MESSAGES } },
  test: {
    name: 'components',
    include: ['src/web/**/*.component.test.tsx'],
    // One page for all files: it loads the modules once.
    isolate: false,
    fileParallelism: false,
    sequence: { groupOrder: 1 },
    testTimeout: 40_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: CHROMIUM,
        contextOptions: { locale: 'en', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      // As Playwright's own.
      locators: { exact: false },
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
    },
  },
};
