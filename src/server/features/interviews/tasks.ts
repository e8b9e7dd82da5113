import { z } from 'zod';

import { defineTask, type Task } from '../../platform/queue/task.ts';
import { type CalendarCtx, collectDue, READ_CALENDAR, refreshCalendar } from './busy/refresh.ts';
import { remindOfInterviews } from './remind.ts';

const nothing = z.object({});

export const interviewTasks: Task<CalendarCtx>[] = [
  defineTask({ name: 'interviews.remind', schema: nothing, cron: '*/5 * * * *', run: remindOfInterviews }),
  defineTask({ name: 'interviews.collect_calendars', schema: nothing, cron: '*/5 * * * *', run: collectDue }),
  defineTask({ name: READ_CALENDAR, schema: z.object({ userId: z.uuid() }), run: refreshCalendar }),
];
