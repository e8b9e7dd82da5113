import { z } from 'zod';

import type { Ctx } from '../../../context.ts';
import { defineTask, type Task } from '../../../platform/queue/task.ts';
import { followRenames } from './rebuild.ts';
import { addUpFacetCounts, recountSuggestions, recountWords } from './recount.ts';

/** What keeps search tidy; what is found does not wait for it. */
export const searchTasks: Task<Ctx>[] = [
  defineTask({
    name: 'jobs.search.tidy',
    schema: z.object({}),
    cron: '* * * * *',
    async run(ctx: Ctx) {
      await addUpFacetCounts(ctx.db);
      await followRenames(ctx);
    },
  }),
  defineTask({
    name: 'jobs.search.recount',
    schema: z.object({}),
    cron: '23 * * * *',
    async run({ db }: Ctx) {
      await recountWords(db, 'sample');
      await recountSuggestions(db);
    },
  }),
];
