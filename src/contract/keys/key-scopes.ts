/** What a company's key may do; each procedure requires at most one (`procedure.ts`). */
export const companyKeyScopes = [
  'read_jobs',
  'write_jobs',
  'read_applications',
  'write_applications',
  'read_candidates',
  'write_candidates',
  'read_offers',
  'read_agency',
  'webhooks',
] as const;

/** What a platform key may do. */
export const platformKeyScopes = ['read_figures', 'read_audit'] as const;

export type KeyScope = (typeof companyKeyScopes)[number] | (typeof platformKeyScopes)[number];
