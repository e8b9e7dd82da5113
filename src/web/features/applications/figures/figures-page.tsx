import { ChartColumn, Download } from 'lucide-react';
import { redirect } from 'react-router';

import { type FigurePeriod, figurePeriods, hiringFiguresCsv } from '#contract/applications/figure-periods.ts';
import type { HiringFigures } from '#contract/applications/hiring-figures.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRole } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { readOneOf, textsOf } from '#web/app/list-params.ts';
import { type Api, requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { jobTabMeta } from '#web/features/jobs/hub/job-tab-meta.ts';
import { OfferFigures } from '#web/features/offers/offer-figures.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { countText } from '#web/ui/figure-words.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

import { statusListName } from '../status-words.ts';
import type { Route } from './+types/figures-page';
import { OutcomeCards, SourcesLanguagesReasons, Steps } from './outcomes.tsx';

export const meta: Route.MetaFunction = ({ matches }) => jobTabMeta(matches, m.hiring_title());

export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'employer');
  const { api } = requestOf(args.context);
  const given = textsOf(args.url.searchParams);
  const jobId = 'jobId' in args.params ? args.params.jobId : undefined;
  const filters = { days: readOneOf(figurePeriods, given['days']) ?? '90', job: jobId ?? given['job'] };
  if (filters.job !== undefined && jobId === undefined) throw redirect(figuresHref(filters));
  const companyId = await findCompany(api, jobId);
  if (companyId === undefined) return { filters, companyId, figures: undefined, offers: undefined };
  const [figures, offers] = await orNotFound(
    Promise.all([
      api.hiringFigures.read({ id: companyId, ...filters }),
      api.offerFigures.read({ id: companyId, ...filters }),
    ]),
  );
  return { filters, companyId, figures, offers };
}

/** Of the job, else the current one. */
async function findCompany(api: Api, jobId: string | undefined): Promise<string | undefined> {
  if (jobId !== undefined) return (await orNotFound(api.jobs.readManaged({ id: jobId }))).companyId;
  return (await api.teams.mine()).find(({ isCurrent }) => isCurrent)?.id;
}

interface Filters {
  days: FigurePeriod;
  job: string | undefined;
}

/** Outcomes of the applications to the current company, or for one job on its page. */
export default function FiguresPage({ loaderData: { filters, companyId, figures, offers } }: Route.ComponentProps) {
  return (
    <div className={`page-width pb-12 ${filters.job ? 'pt-8' : 'pt-8 md:pt-12'}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        {filters.job === undefined ? <h1>{m.hiring_title()}</h1> : <h2>{m.jobs_tab_figures()}</h2>}
        {companyId && (
          <a href={csvHref(companyId, filters)} download className={buttonClass({ variant: 'outline' })}>
            <Download aria-hidden="true" />
            {m.admin_csv()}
          </a>
        )}
      </div>
      <p className="mt-3 max-w-prose text-soft">{m.hiring_about()}</p>
      <Periods filters={filters} />
      {figures && figures.total.sent > 0 ? (
        <Figures figures={figures} filters={filters} />
      ) : (
        <EmptyState icon={<ChartColumn />} title={m.hiring_none()}>
          {m.hiring_none_text()}
        </EmptyState>
      )}
      {offers && <OfferFigures figures={offers} ofOneJob={filters.job !== undefined} />}
    </div>
  );
}

const figuresHref = ({ days, job }: Filters): string =>
  href(job === undefined ? paths.hiringFigures() : paths.jobFigures(job), { days });

const csvHref = (companyId: string, { days, job }: Filters): string =>
  `${hiringFiguresCsv(companyId)}?${new URLSearchParams({ days, ...(job ? { job } : {}) }).toString()}`;

const Periods = ({ filters }: { filters: Filters }) => (
  <nav aria-label={m.admin_analytics_period()} className="mt-6 mb-8">
    <ul className="flex flex-wrap gap-2">
      {figurePeriods.map((days) => (
        <li key={days}>
          <ButtonLink
            to={figuresHref({ ...filters, days })}
            variant={days === filters.days ? 'default' : 'outline'}
            aria-current={days === filters.days ? 'page' : undefined}
            preventScrollReset
          >
            {days === 'all' ? m.hiring_all() : m.admin_analytics_last_days({ days })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </nav>
);

function Figures({ figures, filters }: { figures: HiringFigures; filters: Filters }) {
  return (
    <div className="flex flex-col gap-10">
      <OutcomeCards total={figures.total} />
      <Steps steps={figures.steps} />
      <SourcesLanguagesReasons {...figures} />
      {!filters.job && <JobTable jobs={figures.jobs} hrefOf={(id) => figuresHref({ ...filters, job: id })} />}
    </div>
  );
}

type Row = HiringFigures['jobs'][number];

const figure = (id: string, header: string, count: (row: Row) => number): Column<Row> => ({
  id,
  header,
  align: 'end',
  cell: (row) => <span className="tabular-nums">{countText(count(row))}</span>,
});

const columnsOf = (hrefOf: (jobId: string) => string): Column<Row>[] => [
  {
    id: 'job',
    header: m.hiring_job(),
    isRowHeader: true,
    cell: (row) => (
      <Link to={hrefOf(row.id)} className="[overflow-wrap:anywhere]">
        {row.title}
      </Link>
    ),
  },
  figure('sent', m.hiring_sent(), ({ sent }) => sent),
  figure('shortlisted', statusListName('shortlisted'), ({ shortlisted }) => shortlisted),
  figure('interviewed', statusListName('interview'), ({ interviewed }) => interviewed),
  figure('accepted', statusListName('accepted'), ({ accepted }) => accepted),
  figure('rejected', statusListName('rejected'), ({ rejected }) => rejected),
  figure('withdrawn', statusListName('withdrawn'), ({ withdrawn }) => withdrawn),
];

/** Each job links to its own figures. */
const JobTable = ({ jobs, hrefOf }: { jobs: readonly Row[]; hrefOf: (jobId: string) => string }) => (
  <Table caption={m.hiring_jobs()} columns={columnsOf(hrefOf)} rows={jobs} rowKey={({ id }) => id} />
);
