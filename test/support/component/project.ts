import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { messagesByFeature } from '../../../bin/assets/messages.mjs';
import { CHROMIUM } from '../browser.ts';

/** Tests of one part of a page, in a real browser, without a server. */
export const components: TestProjectInlineConfiguration = {
  plugins: [
    messagesByFeature(),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'it-IT', 'pt-PT'] }), enforce: 'pre' },
  ],
  // Prepares all imports of pages at once: later discoveries would reload the tests.
  optimizeDeps: { entries: ['src/web/features/**/*.tsx', 'test/support/component/*.tsx'] },
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
