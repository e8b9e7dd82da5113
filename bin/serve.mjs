// Runs what was built, until it is told to stop.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

import { fail, root } from './setup.mjs';

// What pages leave behind is collected early, as fast and in half of the memory; more of it is in memory.mjs.
setFlagsFromString('--heap-growing-percent=50');
enableCompileCache(join(root, 'build', '.compiled'));
process.env.NODE_ENV ??= 'production';

const { start, explainStart } = await import('../build/server/main.js');
const starting = start(process.env, { root });
starting.catch((error) => fail(explainStart(error)));

// From the first moment: a process that is told to stop while it starts finishes what it answers already. Told twice, it
// ends at once.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    starting
      .then((running) => running.stop())
      .then(
        () => process.exit(0),
        (error) => fail(String(error)),
      );
  });
}
