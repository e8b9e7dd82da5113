import type { z } from 'zod';

import { cursorSchema } from '#contract/positions.ts';

/** From where on a list goes on, as a page's address says it; what it says wrongly is as if it were not there. */
export const cursorParam = cursorSchema.optional().catch(undefined);

/** Words to look for: none are as if they were not there, and so are those that `text` does not take. */
export const wordsParam = (text: z.ZodType<string>) =>
  text
    .transform((words) => words || undefined)
    .optional()
    .catch(undefined);
