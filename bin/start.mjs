// npm start: sets up a fresh checkout and runs the site.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { ensureBuilt } from './builds.mjs';
import * as memory from './memory.mjs';
import { become, ensureInstalled, inRoot, NO_DEBUGGER, runScript } from './setup.mjs';

const parent = process.ppid;
// Without it, there may be no Node that can look.
if (!existsSync(inRoot('node_modules'))) ensureInstalled();
requireFreeData();
ensureInstalled();
ensureBuilt();
// Stopped meanwhile.
if (process.ppid !== parent) process.exit(1);
await become('bin/serve.mjs', { flags: [...memory.flags, NO_DEBUGGER], env: memory.env });

/** Before minutes of installing and building. Where DATABASE_URL is set, processes may share the data. */
function requireFreeData() {
  const folder = resolve(process.env.DATA_DIR || 'data');
  if (process.env.DATABASE_URL || !existsSync(join(folder, 'parlance.lock'))) return;
  if (runScript('bin/require-free-data.mjs', [folder]).status !== 0) process.exit(1);
}
