// bin/backup FILE: writes database and files into one archive, while the site runs or not.
import { become, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
await become('bin/write-archive.mjs');
