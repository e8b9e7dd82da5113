import { fileURLToPath } from 'node:url';

/**
 * The folder of the build that this process runs, even when `build/current` links to a later one. Undefined when
 * running from the sources.
 */
export const buildFolder: string | undefined = import.meta.url.endsWith('.ts')
  ? undefined
  : fileURLToPath(import.meta.url.replace(/\/server\/(?!.*\/server\/).*$/, ''));
