import type { LanguageGain } from '#contract/jobs/jobs.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import type { Api } from '#web/app/request-context.ts';
import { languageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';

import { isRefused } from './is-refused.ts';
import { numberText } from './job-words.ts';

/** Empty if they could not be counted in time: the page is shown nevertheless. */
export async function readLanguageGains(api: Api): Promise<LanguageGain[]> {
  try {
    return await api.jobs.languageGains();
  } catch (error) {
    if (isRefused(error, 'UNAVAILABLE')) return [];
    throw error;
  }
}

interface LanguageGainsProps {
  gains: readonly LanguageGain[];
  className?: string;
}

/** Language levels that would open further jobs to the reader, each with a link to these jobs. */
export function LanguageGains({ gains, className }: LanguageGainsProps) {
  if (gains.length === 0) return null;
  return (
    <ul aria-label={m.jobs_language_gains()} className={className}>
      {gains.map(({ language, level, jobs }) => (
        <li key={`${language}:${level}`}>
          <Link to={href(paths.jobs(), { language: `${language}:${level}` })} className="inline-block py-1">
            {m.jobs_language_gain({ language: languageName(language), level, count: jobs, shown: numberText(jobs) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
