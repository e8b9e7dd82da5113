import type { z } from 'zod';

import { cursorSchema } from '#contract/positions.ts';

/** An invalid cursor is ignored. */
export const cursorParam = cursorSchema.optional().catch(undefined);

/** Empty or invalid words are ignored. */
export const wordsParam = (text: z.ZodType<string>) =>
  text
    .transform((words) => words || undefined)
    .optional()
    .catch(undefined);
