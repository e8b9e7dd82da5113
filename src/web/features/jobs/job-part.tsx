import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import { locales, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import type { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { Link } from '#web/ui/link.tsx';

interface OwnJob {
  id: string;
  /** In its primary language. */
  title: string;
  /** It is written in these; the primary one first. */
  locales: [Locale, ...Locale[]];
}

/** For a page about a part of a job, which its company writes. */
export async function readOwnJob({ api }: ReturnType<typeof requestOf>, id: string): Promise<OwnJob> {
  const { primaryLocale, translations } = await orNotFound(api.jobs.readToEdit({ id }));
  return {
    id,
    title: translations[primaryLocale]?.title ?? '',
    locales: [primaryLocale, ...locales.filter((one) => one !== primaryLocale && translations[one])],
  };
}

export const JobPart = ({ job, title, children }: { job: OwnJob; title: string; children: ReactNode }) => (
  <div className="page-width pt-8 pb-12 md:pt-12">
    <p className="mb-6">
      <Link to={href(paths.editJob(job.id))} look="quiet" className="inline-flex items-center gap-2 py-1 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {m.questions_back()}
      </Link>
    </p>
    <h1>{title}</h1>
    <p className="mt-2 text-lg text-soft" lang={job.locales[0]}>
      {job.title}
    </p>
    {children}
  </div>
);
