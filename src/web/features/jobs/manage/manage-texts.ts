import type { JobStatus } from '#contract/jobs/job-status.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { relativeFormat } from '#web/ui/formats.ts';

/** "today", "in 5 days", "12 days ago". */
export const relativeDay = (days: number): string =>
  relativeFormat(getLocale(), { numeric: 'auto' }).format(days, 'day');

/** The plural for lists, in languages that have one: "Drafts 2". */
export const statusListText = (status: JobStatus): string => statusLists[status]();

const statusLists: Record<JobStatus, () => string> = {
  draft: m.jobs_statuses_draft,
  active: m.jobs_statuses_active,
  paused: m.jobs_statuses_paused,
  closed: m.jobs_statuses_closed,
  expired: m.jobs_statuses_expired,
};
