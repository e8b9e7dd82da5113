// bin/seed --jobs NUMBER [--seed NUMBER] [--yes]: fills a site with invented jobs, for measuring.
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/fill.mjs');
