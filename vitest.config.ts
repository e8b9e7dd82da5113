import { defineConfig } from 'vitest/config';

import { components } from './test/support/component/project.ts';
import LongestFirst from './test/support/longest-first.ts';

// CONTRIBUTING.md says which kind of test to write when.
export default defineConfig({
  test: {
    globalSetup: './test/support/global-setup.ts',
    pool: 'forks',
    // Three for two cores: a file waits for a browser, a clock or a disk some of the time.
    maxWorkers: 3,
    // The modules of the application are loaded once a worker, not once a file: nothing in them keeps state of a test.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 40_000,
    hookTimeout: 120_000,
    // What a machine under load takes: a second is too short for a page that reads anew.
    expect: { poll: { timeout: 15_000 } },
    // Compiled already, and two thousand files: Node reads them faster than a transformer.
    server: { deps: { external: [/\/src\/generated\//, /\/build\/\w+\/server\//] } },
    reporters: ['default', './test/support/plain-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['src/**/*.test.{ts,tsx}', 'test/{support,pages}/**/*.test.ts'],
          exclude: ['**/*.{wide,component}.test.*'],
        },
      },
      components,
      { extends: true, test: { name: 'journeys', include: ['test/journeys/*.test.ts'], testTimeout: 180_000 } },
      {
        extends: true,
        test: { name: 'wide', include: ['test/wide/*.test.ts', 'src/**/*.wide.test.ts'], testTimeout: 180_000 },
      },
    ],
  },
});
