import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { companyMemberRoles } from '#contract/companies/company-roles.ts';

/** The signed-in person. */
export const viewerSchema = z.object({
  userId: z.uuid(),
  profileId: z.uuid(),
  role: z.enum(['job_seeker', 'employer', 'admin']),
  /** In the current company; null without one. */
  companyRole: z.enum(companyMemberRoles).nullable(),
  /** Owners and recruiters of the house agency, while it is their current company. */
  isConsultant: z.boolean(),
  name: z.string(),
  /** Of a person without an account, the address of their link. */
  email: z.string(),
  /** A person without an account; `isConfirmed` once they opened the link in their email. */
  unclaimed: z.object({ isConfirmed: z.boolean() }).nullable(),
  avatarUrl: z.string().nullable(),
  /** Null if none was chosen, or one that the site does not offer. */
  locale: localeSchema.nullable(),
});

export type Viewer = z.infer<typeof viewerSchema>;
