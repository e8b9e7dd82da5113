import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { sweepAnswers } from './idempotency.ts';
import { tellOfStopped } from './stopped.ts';

export const keyTasks: Task<Ctx>[] = [
  defineTask({ name: 'keys.sweep_answers', schema: z.object({}), cron: '37 * * * *', run: sweepAnswers }),
  defineTask({ name: 'keys.tell_of_stopped', schema: z.object({}), cron: '* * * * *', run: tellOfStopped }),
];
