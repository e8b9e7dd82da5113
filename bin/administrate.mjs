// Runs the built command.
import { runLongCommand } from './run-long-command.mjs';

await runLongCommand(({ administrate }) => administrate);
