import { z } from 'zod';

import { localeSchema } from './choice-schemas.ts';

/** The signed-in person. */
export const viewerSchema = z.object({
  userId: z.uuid(),
  profileId: z.uuid(),
  role: z.enum(['job_seeker', 'employer', 'admin']),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  locale: localeSchema.nullable(),
});

export type Viewer = z.infer<typeof viewerSchema>;
