import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { lapseOffers, remindOfOffers } from './remind.ts';

const nothing = z.object({});

export const offerTasks: Task<Ctx>[] = [
  // Until it runs, an offer whose last day is past cannot be accepted.
  defineTask({ name: 'offers.lapse', schema: nothing, cron: '3 * * * *', run: lapseOffers }),
  defineTask({ name: 'offers.remind', schema: nothing, cron: '23 * * * *', run: remindOfOffers }),
];
