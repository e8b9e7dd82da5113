// npm run dev: the site with its sources as they are, changed pages included without a restart.
import { become, ensureInstalled } from './setup.mjs';

ensureInstalled();
await become('bin/serve-sources.mjs');
