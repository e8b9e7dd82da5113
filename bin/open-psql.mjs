// Runs the system's psql on the database that the built command finds.
import { spawnSync } from 'node:child_process';

import { importCommands } from './run-long-command.mjs';
import { fail } from './setup.mjs';

const { findDatabase, explainStart } = await importCommands();
const { address, password } = await findDatabase(process.env).catch((error) => fail(explainStart(error)));
const { status, error } = spawnSync('psql', [address, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PGPASSWORD: password },
});
if (error) fail('psql is not installed (Debian: apt-get install postgresql-client).');
process.exit(status ?? 1);
