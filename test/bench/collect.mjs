// Loaded into a process that is measured: at SIGUSR2 it gives back all memory that it does not need, and writes what it
// still holds, in bytes.
import { writeFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  // Pages that hold one living object among garbage count as a whole until they are compacted; an ordinary collection
  // does that only when memory is short.
  globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  writeFileSync(process.env.MEMORY_FILE, String(process.memoryUsage.rss()));
});
