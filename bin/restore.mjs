// bin/restore FILE: fills an empty database and an empty store from an archive of bin/backup.
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/read-archive.mjs');
