import { z } from 'zod';

import { ownPages, ownPageTopic } from '#contract/own-pages/own-page-choices.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';

export const ENTER_FORCE = 'own_pages.enter_force';

const schema = z.object({ page: z.enum(ownPages) });

export const ownPageTasks: Task<Ctx>[] = [
  // Its cached pages show the previous version.
  defineTask({
    name: ENTER_FORCE,
    schema,
    run: (ctx, { page }) => inTransaction(ctx, ({ invalidate }) => invalidate([ownPageTopic(page)])),
  }),
];
