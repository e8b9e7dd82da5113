import type { JobCard } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';

import { dayText } from './job-words.ts';

/** When a job was first published: renewing it does not make it look new. */
export function PostedDay({ iso }: { iso: JobCard['firstPublishedAt'] }) {
  if (iso === null) return null;
  return <time dateTime={iso}>{m.jobs_posted({ date: dayText(iso) })}</time>;
}
