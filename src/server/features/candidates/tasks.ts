import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { sweepCandidates } from './sweep.ts';
import { tellDue } from './tell.ts';

const nothing = z.object({});

export const candidateTasks: Task<Ctx>[] = [
  defineTask({ name: 'candidates.tell', schema: nothing, cron: '*/10 * * * *', run: tellDue }),
  // After the sweep of applications, on which it depends.
  defineTask({ name: 'candidates.sweep', schema: nothing, cron: '41 2 * * *', run: sweepCandidates }),
];
