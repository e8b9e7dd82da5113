import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const isBuilt = !import.meta.url.endsWith('.ts');
/** Copies made by bin/assets/copy-data.mjs. */
const inBuild = (name: string): string =>
  fileURLToPath(import.meta.url.replace(/\/server\/(?!.*\/server\/).*$/, `/data/${name}`));

/** A file of a package; the build has a copy of those that bin/assets/copy-data.mjs names, and the package is not installed. */
export const dataFile = (name: string): string =>
  isBuilt ? inBuild(name) : createRequire(import.meta.url).resolve(name);

/** A text file of the server's sources, by its path in them. */
export const ownDataFile = (path: string): string =>
  isBuilt ? inBuild(path) : fileURLToPath(new URL(`../${path}`, import.meta.url));
