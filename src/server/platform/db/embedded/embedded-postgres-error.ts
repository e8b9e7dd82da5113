/** The embedded PostgreSQL cannot be used; the message is one clear line that the operator can act on. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
