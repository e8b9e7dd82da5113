// npm start: sets up a fresh checkout and runs the site.
import * as memory from './memory.mjs';
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/serve.mjs', memory);
