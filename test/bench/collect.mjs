// Loaded into a measured process: on SIGUSR2 it releases all memory that it does not need, and writes the bytes still
// in use.
import { writeFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  // A page with one living object among garbage counts as a whole until it is compacted; an ordinary collection
  // compacts only when memory is short.
  globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  writeFileSync(process.env.MEMORY_FILE, String(process.memoryUsage.rss()));
});
