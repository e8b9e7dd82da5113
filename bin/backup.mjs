// bin/backup FILE: writes database and files into an archive; the site may be running.
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/write-archive.mjs');
