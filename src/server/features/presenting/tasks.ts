import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { endDueConsents, remindOfConsents } from './end-due.ts';

const nothing = z.object({});

export const presentingTasks: Task<Ctx>[] = [
  // Until it runs, no one is presented by a consent whose last day is past.
  defineTask({ name: 'presenting.end', schema: nothing, cron: '13 * * * *', run: endDueConsents }),
  defineTask({ name: 'presenting.remind', schema: nothing, cron: '43 * * * *', run: remindOfConsents }),
];
