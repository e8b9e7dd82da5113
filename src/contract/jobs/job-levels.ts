import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { cefrLevels } from '#contract/languages.ts';

/** `jobs` active jobs ask for the language and accept this level. */
export const levelJobsSchema = z.object({
  language: localeSchema,
  level: z.enum(cefrLevels),
  jobs: z.number().int(),
});

export type LevelJobs = z.infer<typeof levelJobsSchema>;
