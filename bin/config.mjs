// npm run config -- --check: reads the environment, says what is wrong, and tries database, files and mail server.
import { becomeCommand } from './setup.mjs';

await becomeCommand('bin/check-config.mjs');
