// Runs the built command.
import { fail } from './setup.mjs';

process.env.NODE_ENV ??= 'production';
process.umask(0o077);

const { administrate, explainStart } = await import('../build/server/commands.js');
console.log(await administrate(process.argv.slice(2), process.env).catch((error) => fail(explainStart(error))));
