import { fileURLToPath } from 'node:url';

/**
 * Of the build that this process runs: it stays when `build/current` links to a later one. Undefined where the sources
 * run.
 */
export const buildFolder: string | undefined = import.meta.url.endsWith('.ts')
  ? undefined
  : fileURLToPath(import.meta.url.replace(/\/server\/(?!.*\/server\/).*$/, ''));
