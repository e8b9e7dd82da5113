import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { remindOfInterviews } from './remind.ts';

export const interviewTasks: Task<Ctx>[] = [
  defineTask({ name: 'interviews.remind', schema: z.object({}), cron: '*/5 * * * *', run: remindOfInterviews }),
];
