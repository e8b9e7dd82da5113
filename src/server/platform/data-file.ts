import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildFolder } from './build-folder.ts';

/** A file of a package; the build has a copy of those that bin/assets/copy-data.mjs names, and the package is not installed. */
export const dataFile = (name: string): string =>
  buildFolder ? join(buildFolder, 'data', name) : createRequire(import.meta.url).resolve(name);

/** A text file of the server's sources, by its path in them. */
export const ownDataFile = (path: string): string =>
  buildFolder ? join(buildFolder, 'data', path) : fileURLToPath(new URL(`../${path}`, import.meta.url));
