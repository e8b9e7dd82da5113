import { localizePath } from '#contract/locales.ts';
import type { Job } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { useSite } from '#web/app/site.ts';

import { jobPosting, jsonLdText } from './job-posting.ts';

/** The job as search engines read it, under the address of the language that it is shown in. */
export function JobMarkup({ job }: { job: Job }) {
  const { origin } = useSite();
  const posting = jobPosting(job, { origin, path: localizePath(paths.job(job.id), job.locale) });
  return posting && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(posting) }} />;
}
