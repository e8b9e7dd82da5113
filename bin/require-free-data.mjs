// Exits with 1, in one sentence, where another process has the data folder that it is given.
import { EmbeddedPostgresError } from '../src/server/platform/db/embedded/embedded-postgres-error.ts';
import { lockFolder } from '../src/server/platform/db/embedded/folder-lock.ts';
import { fail } from './setup.mjs';

try {
  const unlock = await lockFolder(process.argv[2]);
  unlock();
} catch (error) {
  // The start itself explains any other.
  if (error instanceof EmbeddedPostgresError) fail(error.message);
}
