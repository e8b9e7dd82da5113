// Runs the command that fills a site with invented jobs, in what was built.
import { fail } from './setup.mjs';

process.env.NODE_ENV ??= 'production';

const isTerminal = process.stderr.isTTY;
// One line that is written over; where nobody watches, there is only the last word.
const show = (progress) => isTerminal && process.stderr.write(`\r\x1b[K${progress}`);
const clear = () => isTerminal && process.stderr.write('\r\x1b[K');

const { seed, explainStart } = await import('../build/server/commands.js');
const said = await seed(process.argv.slice(2), process.env, show).catch((error) => {
  clear();
  fail(explainStart(error));
});
clear();
console.log(said);
