// npm run migrate -- --status | --dry-run | --apply: which migrations are applied and open; tries or applies the open ones.
import { becomeCommand } from './setup.mjs';

await becomeCommand('bin/apply-migrations.mjs');
