// Runs the built command.
import { runLongCommand } from './run-long-command.mjs';
import { currentBuild, releaseOf } from './setup.mjs';

console.log(`Migrations of ${releaseOf(currentBuild())}`);
await runLongCommand(({ migrateCommand }) => migrateCommand);
