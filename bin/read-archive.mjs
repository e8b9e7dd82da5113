// Runs the command that fills a site from an archive, in what was built.
import { runLongCommand } from './run-long-command.mjs';

await runLongCommand(({ restore }) => restore);
