// Runs the command that makes an archive, in what was built.
import { runLongCommand } from './run-long-command.mjs';

await runLongCommand(({ backup }) => backup);
