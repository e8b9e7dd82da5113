// Runs what was built, until it is told to stop.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

import { fail, root } from './setup.mjs';

enableCompileCache(join(root, 'build', '.compiled'));
process.env.NODE_ENV ??= 'production';

const { start, explainStart } = await import('../build/server/main.js');
const running = await start(process.env, { root }).catch((error) => fail(explainStart(error)));

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error) => fail(String(error)),
    );
  });
}
