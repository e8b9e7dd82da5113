import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { mailReference } from './mail-reference.ts';
import { ASK_REFERENCE } from './references.ts';
import { sweepScreenings } from './sweep.ts';

export const screeningTasks: Task<Ctx>[] = [
  defineTask({ name: ASK_REFERENCE, schema: z.object({ referenceId: z.uuid() }), run: mailReference }),
  defineTask({ name: 'screening.sweep', schema: z.object({}), cron: '51 2 * * *', run: sweepScreenings }),
];
