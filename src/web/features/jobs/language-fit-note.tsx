import type { JobCard } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Link } from '#web/ui/link.tsx';

import { type FitSummary, fitSummary } from './language-fit.ts';

/** One line on how the reader's languages fit the job; where they are not in the profile, the way there. */
export function LanguageFitNote({ languages }: Pick<JobCard, 'languages'>) {
  const fit = fitSummary(languages);
  if (!fit) return null;
  return (
    <p className={fit.kind === 'all' ? 'font-semibold text-accent' : 'text-soft'}>
      {fitText(fit)}{' '}
      {fit.kind !== 'all' && fit.kind !== 'none_required' && (
        <Link to={`${href(paths.seekerProfile())}#languages`}>{m.jobs_fit_to_profile()}</Link>
      )}
    </p>
  );
}

function fitText({ kind, met, required }: FitSummary): string {
  if (kind === 'all') return m.jobs_fit_all();
  if (kind === 'none_required') return m.jobs_fit_none_required();
  return kind === 'not_stated' ? m.jobs_fit_not_stated() : m.jobs_fit_some({ met, count: required });
}
