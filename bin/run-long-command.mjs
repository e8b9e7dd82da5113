// Runs an operator's command of the current build, and shows its progress.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { currentBuild, digestOfSources, fail, inRoot, releaseOf } from './setup.mjs';

/** `choose` picks the command from the build. */
export async function runLongCommand(choose) {
  process.env.NODE_ENV ??= 'production';
  process.umask(0o077);

  const isTerminal = process.stderr.isTTY;
  // Without a terminal, only the result is printed.
  const show = (progress) => isTerminal && process.stderr.write(`\r\x1b[K${progress}`);
  const clear = () => isTerminal && process.stderr.write('\r\x1b[K');

  const commands = await importCommands();
  const said = await choose(commands)(process.argv.slice(2), process.env, show).catch((error) => {
    clear();
    fail(commands.explainStart(error));
  });
  clear();
  console.log(said);
}

/** After a pull, the build is that of the site that runs, and not of the sources. */
export function importCommands() {
  const build = currentBuild();
  // An image has no sources.
  if (existsSync(inRoot('src')) && basename(build) !== digestOfSources())
    console.error(
      `This runs the built release, ${releaseOf(build)}. The sources are others: npm run build builds them.`,
    );
  return import(pathToFileURL(join(build, 'server', 'commands.js')).href);
}
