import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { SEND_SCHEDULED, sendScheduled } from './send.ts';

export const templateTasks: Task<Ctx>[] = [
  defineTask({ name: SEND_SCHEDULED, schema: z.object({ messageId: z.uuid() }), run: sendScheduled }),
];
