// Build entry: the child process that reads calendars (calendar-reader.ts).
import { serveJobs } from '../../../platform/processes/child.ts';
import { type CalendarJob, readBusyTimes } from './read-calendar.ts';

// oxlint-disable-next-line typescript/require-await -- a job answers with a promise
serveJobs(async (job: CalendarJob) => ({ busy: readBusyTimes(job) }));
