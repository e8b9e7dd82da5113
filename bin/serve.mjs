// Runs the build until stopped.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

import { currentBuild, endWithParent, fail } from './setup.mjs';

const build = currentBuild();
enableCompileCache(join(build, '.compiled'));
process.env.NODE_ENV ??= 'production';
// As fast, with half of the memory (see also memory.mjs).
setFlagsFromString('--heap-growing-percent=50');
// What it writes is its own: people's files and the database.
process.umask(0o077);
// Where it is started without --disable-sigusr1: no signal opens a debugger.
process.on('SIGUSR1', () => {});

const { start, explainStart } = await import(pathToFileURL(join(build, 'server', 'main.js')).href);
const stopping = new AbortController();
const starting = start(process.env, { signal: stopping.signal });
starting.catch((error) => (stopping.signal.aborted ? process.exit(0) : fail(explainStart(error))));

// A process stopped during its start finishes its requests; one that waits for others does not wait on. A second signal ends it at once.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopping.abort();
    starting
      .then((running) => running.stop())
      .then(
        () => process.exit(0),
        (error) => fail(String(error)),
      );
  });
}
endWithParent();
