import { StartError } from './platform/config.ts';
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-postgres-error.ts';

/** Says in one line why a start failed, or gives the whole error where it is none of those that are foreseen. */
export const explainStart = (error: unknown): string =>
  error instanceof StartError || error instanceof EmbeddedPostgresError
    ? error.message
    : String(error instanceof Error ? error.stack : error);
