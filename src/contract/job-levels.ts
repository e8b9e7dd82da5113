import { z } from 'zod';

import { localeSchema } from './choice-schemas.ts';
import { cefrLevels } from './languages.ts';

/** `jobs` active jobs ask for the language and accept this level. */
export const levelJobsSchema = z.object({
  language: localeSchema,
  level: z.enum(cefrLevels),
  jobs: z.number().int(),
});

export type LevelJobs = z.infer<typeof levelJobsSchema>;
