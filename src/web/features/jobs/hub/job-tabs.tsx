import type { ReactNode } from 'react';

import { applicationStatuses } from '#contract/applications/application-status.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

import { countOf } from '../manage/applications-cell.tsx';
import type { JobApplications } from '../manage/use-job-applications.ts';

interface JobTabsProps {
  /** Of the shown page, without its language. */
  path: string;
  job: ManagedJob | null;
  counted: JobApplications | undefined;
}

export function JobTabs({ path, job, counted }: JobTabsProps) {
  const tabs: JobTab[] = job ? tabsOf(job, counted) : [{ label: m.jobs_tab_text(), path: paths.postJob() }];
  return (
    <LinkTabs
      label={m.jobs_tabs()}
      links={tabs.map(({ also, ...tab }) => ({
        ...tab,
        to: href(tab.path),
        isCurrent: path === tab.path || path === also,
      }))}
    />
  );
}

interface JobTab {
  label: string;
  path: string;
  /** Another page of the tab. */
  also?: string;
  count?: number;
  note?: ReactNode;
}

/** What the reader's role in the company lets them see. */
function tabsOf({ id, can }: ManagedJob, counted: JobApplications | undefined): JobTab[] {
  const count = countOf(counted, applicationStatuses);
  // The bar above has links of the same labels, to the pages of the company.
  const note = <span className="sr-only">({m.jobs_tab_note()})</span>;
  const applications = {
    label: m.applications_received_title(),
    note,
    path: paths.jobApplications(id),
    count,
  };
  const edited = [
    { label: m.jobs_tab_text(), path: paths.editJob(id), also: paths.jobOffer(id) },
    { label: m.questions_action(), path: paths.jobQuestions(id) },
    { label: m.team_title(), path: paths.jobTeam(id) },
    { label: m.elsewhere_title(), path: paths.jobElsewhere(id) },
  ];
  const figures = { label: m.app_figures(), note, path: paths.jobFigures(id) };
  return [...(can.review ? [applications] : []), ...(can.edit ? edited : []), figures];
}
