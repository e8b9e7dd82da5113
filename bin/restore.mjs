// bin/restore FILE: restores an archive of bin/backup into an empty database and store.
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/read-archive.mjs');
