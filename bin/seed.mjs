// bin/seed --jobs NUMBER [--seed NUMBER] [--yes]: fills a site with made-up jobs, for measurements.
import { becomeCommand } from './setup.mjs';

await becomeCommand('bin/fill.mjs');
