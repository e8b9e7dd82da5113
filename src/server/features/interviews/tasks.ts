import { z } from 'zod';

import { defineTask, type Task } from '../../platform/queue/task.ts';
import { type CalendarCtx, collectDue, READ_CALENDAR, refreshCalendar } from './busy/refresh.ts';
import { remindOfInterviews } from './remind.ts';

const nothing = z.object({});
/** Calendars that a process reads at once; slow servers occupy some of the slots. */
const READ_AT_ONCE = 8;

export const interviewTasks: Task<CalendarCtx>[] = [
  defineTask({ name: 'interviews.remind', schema: nothing, cron: '*/5 * * * *', run: remindOfInterviews }),
  defineTask({ name: 'interviews.collect_calendars', schema: nothing, cron: '*/5 * * * *', run: collectDue }),
  defineTask({
    name: READ_CALENDAR,
    schema: z.object({ userId: z.uuid() }),
    workers: READ_AT_ONCE,
    run: refreshCalendar,
  }),
];
