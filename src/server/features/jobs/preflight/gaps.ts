import type { Preflight } from '#contract/jobs/job-preflight.ts';
import type { EditableJob } from '#contract/jobs/job-views.ts';

import { plainText } from '../rich-text.ts';
import { daysAfter, lastMomentOf } from '../term.ts';
import { isNoisy } from './title-noise.ts';

/** In characters; shorter ones get a warning. */
const SHORT_DESCRIPTION = 300;
/** In days; shorter ones get a warning. */
const SHORT_TERM = 14;

type Gap = Preflight['gaps'][number];

type Written = Pick<
  EditableJob,
  'salary' | 'languages' | 'skills' | 'experienceLevel' | 'city' | 'validThrough' | 'primaryLocale'
> & { translations: Partial<Record<string, { title: string; description: string; requirements: string }>> };

/** What search engines and readers will miss in a job's content. */
export function gapsInContent(job: Written, now: Date): Gap[] {
  const text = job.translations[job.primaryLocale];
  const description = plainText(text?.description ?? '');
  const gaps: [Gap, boolean][] = [
    ['salary', job.salary === null],
    ['languages', job.languages.length === 0],
    ['skills', job.skills.length === 0],
    ['requirements', !text?.requirements],
    // An empty description is in `missing`.
    ['short_description', description !== '' && description.length < SHORT_DESCRIPTION],
    ['experience_level', job.experienceLevel === null],
    ['title_noise', Object.values(job.translations).some((written) => written && isNoisy(written.title, job.city))],
    ['short_term', job.validThrough !== null && lastMomentOf(job.validThrough) < daysAfter(now, SHORT_TERM)],
  ];
  return gaps.filter(([, isThere]) => isThere).map(([gap]) => gap);
}
