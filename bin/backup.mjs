// bin/backup FILE: writes database and files into an archive; the site may be running.
import { becomeCommand } from './setup.mjs';

await becomeCommand('bin/write-archive.mjs');
