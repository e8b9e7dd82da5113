// npm run bench -- NAME: runs one benchmark of test/bench; without a name, all of them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, fail, root, run } from './setup.mjs';

ensureInstalled();
ensureBuilt();

const known = readdirSync(join(root, 'test', 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const wanted = process.argv[2] ? [process.argv[2]] : known;
for (const name of wanted) {
  if (!known.includes(name)) fail(`There is no benchmark ${name}. There are: ${known.join(', ')}.`);
  const { status } = run(`../test/bench/${name}.bench.ts`, [], { env: { PARLANCE_BROWSER: ensureBrowser(), NODE_ENV: 'production' } });
  if (status !== 0) process.exit(status ?? 1);
}
