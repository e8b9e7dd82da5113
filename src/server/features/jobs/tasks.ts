import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { expireJobs } from './expire.ts';
import { noticeEndings } from './notice.ts';

export const jobTasks: Task<Ctx>[] = [
  defineTask({ name: 'jobs.expire', schema: z.object({}), cron: '* * * * *', run: (ctx: Ctx) => expireJobs(ctx) }),
  defineTask({
    name: 'jobs.notice_endings',
    schema: z.object({}),
    cron: '*/10 * * * *',
    run: (ctx: Ctx) => noticeEndings(ctx),
  }),
];
