import { StartError } from './platform/config.ts';
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-postgres-error.ts';

/** One line for an expected error, the stack otherwise. */
export const explainStart = (error: unknown): string =>
  error instanceof StartError || error instanceof EmbeddedPostgresError
    ? error.message
    : String(error instanceof Error ? error.stack : error);
