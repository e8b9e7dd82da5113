import { z } from 'zod';

import type { Ctx } from '../../../context.ts';
import { defineTask, type Task } from '../../../platform/queue/task.ts';
import { followRenames } from './rebuild.ts';
import { addUpFacetCounts, addUpTermCounts, recountTerms } from './recount.ts';

/** What keeps search tidy; what is found does not wait for it. */
export const searchTasks: Task<Ctx>[] = [
  defineTask({
    name: 'jobs.search.tidy',
    schema: z.object({}),
    cron: '* * * * *',
    async run(ctx: Ctx) {
      await addUpFacetCounts(ctx.db);
      await addUpTermCounts(ctx.db);
      await followRenames(ctx);
    },
  }),
  defineTask({
    name: 'jobs.search.recount',
    schema: z.object({}),
    // Counts are exact without it. A fault that once made one wrong would else stay for good.
    cron: '23 3 * * *',
    run: ({ db }: Ctx) => recountTerms(db),
  }),
];
