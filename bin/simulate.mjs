// npm run simulate -- --seeds 1000 --from 1: histories by chance against what the product promises
// (src/server/simulation.wide.test.ts). A seed that failed is replayed: --seeds 1 --from SEED.
import { parseArgs } from 'node:util';

import { ensureInstalled, ensureMessages, fail, run } from './setup.mjs';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '100' }, from: { type: 'string', default: '1' } },
});
for (const [name, value] of Object.entries(values))
  if (!/^[1-9]\d{0,6}$/.test(value)) fail(`--${name} must be a number from 1 on.`);

ensureInstalled();
ensureMessages();
const { status } = run('vitest/vitest.mjs', ['run', 'src/server/simulation.wide.test.ts', '--reporter=dot'], {
  env: { NODE_ENV: 'test', SIMULATION_SEEDS: values.seeds, SIMULATION_FROM: values.from },
});
process.exit(status ?? 1);
