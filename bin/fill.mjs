// Runs the command that fills a site with invented jobs, in what was built.
import { runLongCommand } from './run-long-command.mjs';

await runLongCommand(({ seed }) => seed);
