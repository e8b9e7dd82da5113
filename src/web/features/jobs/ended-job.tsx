import type { EndedJob } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import { BackToList } from './job-header.tsx';
import { endedText } from './job-notices.tsx';
import { statusText } from './job-words.ts';
import { WrittenIn } from './written-in.tsx';

/** What remains of a job that ended: that it did, when, and what it was. */
export function EndedJobHeader({ job }: { job: EndedJob }) {
  const { locale, title, company, status } = job;
  return (
    <header className="space-y-6">
      <BackToList />
      <div>
        <div className="flex flex-wrap gap-2">
          <Badge variant="secondary">{statusText(status)}</Badge>
          <WrittenIn locale={locale} />
        </div>
        <h1 lang={locale} className="mt-3 md:text-4xl">
          {title}
        </h1>
        <p className="mt-3 text-lg">
          <Link to={href(paths.company(company.slug))}>{company.name}</Link>
        </p>
        <p className="text-soft">{placeText(job)}</p>
      </div>
      <p className="max-w-[38rem] text-lg">{endedText(job)}</p>
      <ButtonLink to={href(paths.jobs())}>{m.app_browse_jobs()}</ButtonLink>
    </header>
  );
}
