import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { remindApprovers } from './remind.ts';

export const approvalTasks: Task<Ctx>[] = [
  defineTask({ name: 'approvals.remind', schema: z.object({}), cron: '41 6 * * *', run: remindApprovers }),
];
