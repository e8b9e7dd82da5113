import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { countMarket } from './count.ts';

export const marketTasks: Task<Ctx>[] = [
  defineTask({ name: 'market.count', schema: z.object({}), cron: '43 3 * * *', run: (ctx: Ctx) => countMarket(ctx) }),
];
