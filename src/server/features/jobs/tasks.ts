import { z } from 'zod';

import { defineTask, type Task } from '../../platform/queue/task.ts';
import { addUpViews } from './add-up-views.ts';
import { type EnginesCtx, tellEngines } from './discovery/engines/tell-engines.ts';
import { expireJobs } from './expire.ts';
import { noticeEndings } from './notice.ts';

export const jobTasks: Task<EnginesCtx>[] = [
  defineTask({
    name: 'jobs.expire',
    schema: z.object({}),
    cron: '* * * * *',
    run: (ctx: EnginesCtx) => expireJobs(ctx),
  }),
  defineTask({
    name: 'jobs.notice_endings',
    schema: z.object({}),
    cron: '*/10 * * * *',
    run: (ctx: EnginesCtx) => noticeEndings(ctx),
  }),
  defineTask({ name: 'jobs.add_up_views', schema: z.object({}), cron: '17 3 * * *', run: addUpViews }),
  // The next run is the retry.
  defineTask({
    name: 'jobs.tell_engines',
    schema: z.object({}),
    cron: '*/10 * * * *',
    retries: 0,
    run: (ctx: EnginesCtx) => tellEngines(ctx),
  }),
];
