// npm run dev: runs the site from its sources.
import { become, ensureInstalled } from './setup.mjs';

ensureInstalled();
await become('bin/serve-sources.mjs', { flags: [] });
