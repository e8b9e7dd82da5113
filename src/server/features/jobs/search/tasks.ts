import { z } from 'zod';

import type { Ctx } from '../../../context.ts';
import { defineTask, type Task } from '../../../platform/queue/task.ts';
import { followEsco } from '../esco/read-esco.ts';
import { followWords } from './follow-words.ts';
import { indexBehind } from './index-behind.ts';
import { followRenames } from './rebuild.ts';
import { addUpFacetCounts, addUpTermCounts, recountTerms } from './recount.ts';

/** Maintenance; search results are correct without it. */
export const searchTasks: Task<Ctx>[] = [
  defineTask({
    name: 'jobs.search.tidy',
    schema: z.object({}),
    cron: '* * * * *',
    async run(ctx: Ctx) {
      await addUpFacetCounts(ctx.db);
      await addUpTermCounts(ctx.db);
      // Before jobs are indexed with its words.
      await followEsco(ctx.db);
      await followWords(ctx);
      await followRenames(ctx);
      await indexBehind(ctx);
    },
  }),
  defineTask({
    name: 'jobs.search.recount',
    schema: z.object({}),
    // Repairs counts after a fault; otherwise they are exact.
    cron: '23 3 * * *',
    run: ({ db }: Ctx) => recountTerms(db),
  }),
];
