// npm start: everything from a fresh checkout to a running site.
import * as memory from './memory.mjs';
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/serve.mjs', memory);
