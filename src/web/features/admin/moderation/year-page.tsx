import { Download } from 'lucide-react';

import {
  MODERATION_CSV,
  reportReasons,
  type ReportReason,
  type ReportSubject,
} from '#contract/admin/moderation-choices.ts';
import type { ModerationYear } from '#contract/admin/moderation.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { reasonText } from '#web/features/reports/report-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { hoursText } from '#web/ui/figure-words.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

import type { Route } from './+types/year-page';
import { kindText } from './case-words.ts';

const YEARS_SHOWN = 4;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.admin_moderation_year() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const asked = args.url.searchParams.get('year') ?? '';
  const year = /^20[2-9]\d$/.test(asked) ? Number(asked) : undefined;
  const counted = await requestOf(args.context).api.admin.moderation.year({ year });
  return { counted, thisYear: new Date().getUTCFullYear() };
}

/** Regulation (EU) 2022/2065, articles 15 and 24. */
export default function YearPage({ loaderData: { counted, thisYear } }: Route.ComponentProps) {
  const { year, subjects } = counted;
  const years = Array.from({ length: YEARS_SHOWN }, (_, index) => thisYear - index);
  return (
    <div className="page-width pt-6 pb-12 md:pt-8">
      <BackLink to={href(paths.adminModeration())}>{m.admin_moderation()}</BackLink>
      <h1 className="mt-4">{m.admin_moderation_year()}</h1>
      <p className="mt-2 max-w-prose text-soft">{m.admin_moderation_year_text()}</p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <LinkTabs
          label={m.admin_moderation_year_choose()}
          links={years.map((one) => ({
            label: String(one),
            to: href(paths.adminModerationYear(), { year: one === thisYear ? undefined : String(one) }),
            isCurrent: one === year,
          }))}
        />
        <a href={`${MODERATION_CSV}?year=${year}`} download className={buttonClass({ variant: 'outline' })}>
          <Download aria-hidden="true" />
          {m.admin_moderation_year_csv()}
        </a>
      </div>
      <div className="mt-5">
        <Table
          caption={m.admin_moderation_year()}
          isCaptionHidden
          rows={subjects}
          rowKey={({ subject }) => subject}
          columns={columns()}
        />
      </div>
    </div>
  );
}

type Row = ModerationYear['subjects'][number];

const columns = (): Column<Row>[] => [
  { id: 'subject', header: m.admin_case_subject(), isRowHeader: true, cell: ({ subject }) => kindText(subject) },
  {
    id: 'notices',
    header: m.admin_moderation_year_notices(),
    cell: ({ subject, notices, reasons }) => (
      <Counts total={notices} counts={reasons} name={(key) => reasonName(key, subject)} />
    ),
  },
  {
    id: 'decisions',
    header: m.admin_moderation_year_decisions(),
    cell: ({ subject, decisions }) => <Counts counts={decisions} name={(key) => decisionName(key, subject)} />,
  },
  { id: 'median', header: m.admin_moderation_year_median(), cell: ({ medianHours }) => hoursText(medianHours) },
  {
    id: 'appeals',
    header: m.admin_case_appealed(),
    cell: ({ appeals, appealOutcomes, appealMedianHours }) => (
      <>
        <Counts
          total={appeals}
          counts={appealOutcomes}
          name={(key) => (key === 'restored' ? m.admin_case_appeal_restore() : m.admin_case_appeal_keep())}
        />
        {appealMedianHours !== null && hoursText(appealMedianHours)}
      </>
    ),
  },
];

const isReason = (key: string): key is ReportReason => reportReasons.some((reason) => reason === key);

const reasonName = (key: string, subject: ReportSubject): string => (isReason(key) ? reasonText(key, subject) : key);

const decisionName = (key: string, subject: ReportSubject): string => {
  if (key === 'kept') return subject === 'job' ? m.admin_case_kept() : m.admin_case_kept_other();
  if (key === 'banned') return m.admin_case_banned();
  return subject === 'message' ? m.admin_case_removed() : m.admin_case_hidden();
};

interface CountsProps {
  /** Otherwise the sum of the counts. */
  total?: number;
  counts: Row['reasons'];
  name: (key: string) => string;
}

function Counts({ counts, name, total = counts.reduce((sum, { count }) => sum + count, 0) }: CountsProps) {
  return (
    <div className="max-md:text-end">
      {numberText(total)}
      <ul className="text-sm text-soft">
        {counts.map(({ key, count }) => (
          <li key={key}>
            {numberText(count)} {name(key)}
          </li>
        ))}
      </ul>
    </div>
  );
}
