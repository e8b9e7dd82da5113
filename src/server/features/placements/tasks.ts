import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { endGuarantees } from './states.ts';

export const placementTasks: Task<Ctx>[] = [
  // Until it runs, someone who ended within the guarantee can still be noted.
  defineTask({ name: 'placements.guarantees', schema: z.object({}), cron: '43 * * * *', run: endGuarantees }),
];
