import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { REMOVE_BYTES, removeStrayBytes } from './remove-bytes.ts';
import { sweepFiles } from './sweep.ts';

export const fileTasks: Task<Ctx>[] = [
  defineTask({
    name: REMOVE_BYTES,
    schema: z.object({ keys: z.array(z.string()) }),
    run: (ctx: Ctx, { keys }) => removeStrayBytes(ctx, keys),
  }),
  defineTask({ name: 'files.sweep', schema: z.object({}), cron: '41 3 * * *', run: (ctx: Ctx) => sweepFiles(ctx) }),
];
