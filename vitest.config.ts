import { defineConfig } from 'vitest/config';

import LongestFirst from './test/support/longest-first.ts';

// Every test file has a database of its own on one PostgreSQL, so files run side by side; three at once, for two cores: some
// of the time they wait for a browser, a clock or a disk, and a fourth makes all of them wait for the processor.
export default defineConfig({
  test: {
    globalSetup: './test/support/global-setup.ts',
    pool: 'forks',
    maxWorkers: 3,
    // The modules of the application are loaded once a worker, not once a file: nothing in them keeps state of a test.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 40_000,
    hookTimeout: 120_000,
    // What a machine under load takes: a second is too short for a page that reads anew.
    expect: { poll: { timeout: 15_000 } },
    // Compiled already, and two thousand files: Node reads them faster than a transformer.
    server: { deps: { external: [/\/src\/generated\//] } },
    reporters: ['default', './test/support/plain-reporter.ts'],
    projects: [
      { extends: true, test: { name: 'code', include: ['src/**/*.test.{ts,tsx}', 'test/support/**/*.test.ts'] } },
      { extends: true, test: { name: 'browser', include: ['test/e2e/**/*.test.ts'], testTimeout: 180_000 } },
    ],
  },
});
