// npm start: sets up a fresh checkout and runs the site.
import { ensureBuilt } from './builds.mjs';
import * as memory from './memory.mjs';
import { become, ensureInstalled, NO_DEBUGGER } from './setup.mjs';

const parent = process.ppid;
ensureInstalled();
ensureBuilt();
// Stopped meanwhile.
if (process.ppid !== parent) process.exit(1);
await become('bin/serve.mjs', { flags: [...memory.flags, NO_DEBUGGER], env: memory.env });
