import { CircleAlert } from 'lucide-react';

import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { useViewer } from '#web/app/site.ts';
import { languageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';
import { RowCheckbox } from '#web/ui/row-checkbox.tsx';

import { ownJobPath } from '../hub/own-job-path.ts';

interface JobCellProps {
  job: ManagedJob;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
}

export function JobCell({ job, isSelected, onToggle }: JobCellProps) {
  const { id, title, locale, hidden } = job;
  return (
    <div className="flex items-start gap-3 lg:min-w-52">
      <RowCheckbox label={m.jobs_manage_select({ title })} isSelected={isSelected} onToggle={onToggle} />
      <div className="flex min-w-0 flex-col gap-1">
        <Link
          to={href(ownJobPath(job))}
          look="quiet"
          lang={locale === getLocale() ? undefined : locale}
          data-row={id}
          className="w-fit text-base leading-snug hyphens-auto"
        >
          {title}
        </Link>
        <WrittenLanguages job={job} />
        <Responsible job={job} />
        {hidden && (
          <span className="font-normal text-coral">{m.jobs_manage_hidden_reason({ reason: hidden.reason })}</span>
        )}
      </div>
    </div>
  );
}

/** Hidden for the reader's own jobs. */
function Responsible({ job: { responsible } }: { job: ManagedJob }) {
  const viewer = useViewer();
  if (responsible?.userId === viewer?.userId) return null;
  return (
    <span className="text-xs font-normal wrap-anywhere text-soft">
      {responsible ? m.jobs_manage_responsible({ name: responsible.name }) : m.jobs_manage_responsible_none()}
    </span>
  );
}

function WrittenLanguages({ job: { locales, staleLocales } }: { job: ManagedJob }) {
  return (
    <ul
      aria-label={m.jobs_manage_languages()}
      className="flex flex-wrap gap-x-2.5 gap-y-1 text-xs font-normal text-soft"
    >
      {locales.map((locale) => (
        <li key={locale}>
          {staleLocales.includes(locale) ? (
            <StaleLanguage name={languageName(locale)} code={locale} />
          ) : (
            <abbr title={languageName(locale)} className="uppercase no-underline">
              {locale}
            </abbr>
          )}
        </li>
      ))}
    </ul>
  );
}

function StaleLanguage({ name, code }: { name: string; code: string }) {
  const words = m.jobs_manage_stale({ language: name });
  return (
    <span title={words} className="inline-flex items-center gap-1 text-coral">
      <span aria-hidden="true" className="uppercase">
        {code}
      </span>
      <CircleAlert aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
