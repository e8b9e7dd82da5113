// npm run migrate -- --status | --dry-run | --apply: which migrations are applied and open; tries or applies the open ones.
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/apply-migrations.mjs');
