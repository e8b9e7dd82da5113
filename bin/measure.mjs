// Runs scripts of test/bench or test/chaos on the build.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './builds.mjs';
import { ensureInstalled, fail, root, run } from './setup.mjs';

/** Without a name, runs all until one fails. */
export function runMeasurements(kind, name, env = {}) {
  ensureInstalled();
  ensureBuilt();
  const known = readdirSync(join(root, 'test', kind))
    .filter((file) => file.endsWith(`.${kind}.ts`))
    .map((file) => file.replace(`.${kind}.ts`, ''));
  if (name && !known.includes(name)) fail(`There is no ${name} in test/${kind}. There are: ${known.join(', ')}.`);
  for (const wanted of name ? [name] : known) {
    const { status } = run(`../test/${kind}/${wanted}.${kind}.ts`, [], {
      env: { PARLANCE_BROWSER: ensureBrowser(), NODE_ENV: 'production', ...env },
    });
    if (status !== 0) process.exit(status ?? 1);
  }
}
