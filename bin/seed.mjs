// bin/seed --jobs NUMBER [--seed NUMBER] [--yes]: fills a site with made-up jobs, for measurements.
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/fill.mjs');
