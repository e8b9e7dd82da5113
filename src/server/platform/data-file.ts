import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A file of a package; the build has a copy of those that bin/assets/copy-data.mjs names, and the package is not installed. */
export function dataFile(name: string): string {
  if (import.meta.url.endsWith('.ts')) return createRequire(import.meta.url).resolve(name);
  return fileURLToPath(import.meta.url.replace(/\/server\/(?!.*\/server\/).*$/, `/data/${name}`));
}
