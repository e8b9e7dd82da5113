import type { ReactNode } from 'react';

import type { EditableJob } from '#contract/jobs/job-views.ts';
import { locales, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { PartPage } from '#web/app/part-page.tsx';
import type { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

interface OwnJob {
  id: string;
  /** The title in the primary language. */
  title: string;
  /** The languages of the job; the primary one first. */
  locales: [Locale, ...Locale[]];
}

/** A page about a part of a job, which its company edits. */
export async function readOwnJob({ api }: ReturnType<typeof requestOf>, id: string): Promise<OwnJob> {
  return ownJobOf(await orNotFound(api.jobs.readToEdit({ id })));
}

export function ownJobOf({ id, primaryLocale, translations }: EditableJob): OwnJob {
  return {
    id,
    title: translations[primaryLocale]?.title ?? '',
    locales: [primaryLocale, ...locales.filter((one) => one !== primaryLocale && translations[one])],
  };
}

interface JobPartProps {
  job: OwnJob;
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

export const JobPart = ({ job, ...part }: JobPartProps) => (
  <PartPage
    back={{ to: href(paths.editJob(job.id)), label: m.questions_back() }}
    of={{ name: job.title, locale: job.locales[0] }}
    {...part}
  />
);
