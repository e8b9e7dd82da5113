// npm run config -- --check: reads the environment, says what is wrong, and tries database, files and mail server.
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/check-config.mjs');
