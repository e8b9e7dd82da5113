/** What a key of a company opens; each procedure names at most one (`procedure.ts`). */
export const companyKeyScopes = [
  'read_jobs',
  'write_jobs',
  'read_applications',
  'write_applications',
  'webhooks',
] as const;

/** What a key of the platform opens. */
export const platformKeyScopes = ['read_figures', 'read_audit'] as const;

export type KeyScope = (typeof companyKeyScopes)[number] | (typeof platformKeyScopes)[number];
