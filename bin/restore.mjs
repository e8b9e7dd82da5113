// bin/restore FILE: restores an archive of bin/backup into an empty database and store.
import { becomeCommand } from './setup.mjs';

await becomeCommand('bin/read-archive.mjs');
