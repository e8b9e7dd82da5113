// Runs an operator's command and shows its progress.
import { fail } from './setup.mjs';

/** `choose` picks the command from the build. */
export async function runLongCommand(choose) {
  process.env.NODE_ENV ??= 'production';
  process.umask(0o077);

  const isTerminal = process.stderr.isTTY;
  // Without a terminal, only the result is printed.
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
