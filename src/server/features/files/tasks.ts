import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { REMOVE_BYTES, removeStrayBytes } from './remove-bytes.ts';
import { sweepFiles } from './sweep.ts';
import { measureFiles } from './usage.ts';

export const fileTasks: Task<Ctx>[] = [
  defineTask({
    name: REMOVE_BYTES,
    schema: z.object({ keys: z.array(z.string()) }),
    run: (ctx: Ctx, { keys }) => removeStrayBytes(ctx, keys),
  }),
  defineTask({ name: 'files.sweep', schema: z.object({}), cron: '41 3 * * *', run: (ctx: Ctx) => sweepFiles(ctx) }),
  defineTask({
    name: 'files.measure',
    schema: z.object({}),
    cron: '*/5 * * * *',
    run: (ctx: Ctx) => measureFiles(ctx.db),
  }),
];
