// Runs an operator's command that takes a while, and shows how far it is.
import { fail } from './setup.mjs';

/** Runs the command that `choose` finds among those that were built, with this process's arguments and environment. */
export async function runLongCommand(choose) {
  process.env.NODE_ENV ??= 'production';

  const isTerminal = process.stderr.isTTY;
  // One line that is written over; where nobody watches, there is only the last word.
  const show = (progress) => isTerminal && process.stderr.write(`\r\x1b[K${progress}`);
  const clear = () => isTerminal && process.stderr.write('\r\x1b[K');

  const commands = await import('../build/server/commands.js');
  const said = await choose(commands)(process.argv.slice(2), process.env, show).catch((error) => {
    clear();
    fail(commands.explainStart(error));
  });
  clear();
  console.log(said);
}
