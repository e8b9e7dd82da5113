import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { addUpGrowth } from './figures/figures.ts';

/** Background work of the administration. */
export const adminTasks: Task<Ctx>[] = [defineTask({ name: 'admin.add_up_growth', schema: z.object({}), cron: '*/5 * * * *', run: (ctx: Ctx) => addUpGrowth(ctx.db) })];
