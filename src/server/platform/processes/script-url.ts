import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { buildFolder } from '../build-folder.ts';

/** A worker's script: its source or, in the build, the entry `name` beside main.js (vite.config.ts). */
export const scriptUrl = (name: string, source: URL): URL =>
  buildFolder ? pathToFileURL(join(buildFolder, 'server', `${name}.js`)) : source;
