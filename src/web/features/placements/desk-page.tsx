import { useRevalidator } from 'react-router';

import { paths } from '#contract/paths.ts';
import type { Desk, Pipeline } from '#contract/placements/desk.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { requireConsultant } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { AgencyTabs } from '#web/features/agency/agency-tabs.tsx';
import { countText } from '#web/ui/figure-words.ts';
import { numberFormat } from '#web/ui/formats.ts';
import { Link } from '#web/ui/link.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

import type { Route } from './+types/desk-page';
import { DueList } from './due-list.tsx';
import { ExpectedFees } from './expected-fees.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.agency_desk() });

export async function loader(args: Route.LoaderArgs) {
  requireConsultant(args);
  return { desk: await requestOf(args.context).api.desk.read() };
}

/** What the consultants of the house agency have to do, and how its mandates and fees stand. */
export default function DeskPage({ loaderData: { desk } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useLive((event) => {
    if (event.type === 'client' || event.type === 'notification') void revalidate();
  });
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <AgencyTabs current="desk" />
      <h1>{m.agency_desk()}</h1>
      <p className="mt-3 mb-8 max-w-[42rem] text-soft">{m.desk_about()}</p>
      <div className="flex flex-col gap-12">
        <DueList due={desk.due} />
        <section aria-labelledby="pipeline" className="flex flex-col gap-4">
          <h2 id="pipeline" className="text-lg">
            {m.desk_pipeline()}
          </h2>
          {desk.pipeline.length === 0 ? (
            <p className="text-soft">{m.desk_pipeline_none()}</p>
          ) : (
            <Table
              caption={m.desk_pipeline()}
              isCaptionHidden
              columns={columns()}
              rows={desk.pipeline}
              rowKey={({ mandate }) => mandate.id}
            />
          )}
        </section>
        <ExpectedFees fees={desk.fees} />
        <Median days={desk.medianDays} />
      </div>
    </div>
  );
}

const count = (
  id: 'asked' | 'consented' | 'presented' | 'interested' | 'placed',
  header: string,
): Column<Pipeline> => ({
  id,
  header,
  align: 'end',
  cell: (row) => countText(row[id]),
});

const columns = (): Column<Pipeline>[] => [
  {
    id: 'mandate',
    header: m.desk_client(),
    isRowHeader: true,
    cell: ({ mandate, client }) => (
      <>
        <Link to={href(paths.mandate(mandate.id))} className="wrap-anywhere">
          {mandate.title}
        </Link>
        <p className="text-sm font-normal text-soft wrap-anywhere">{client.name}</p>
      </>
    ),
  },
  count('asked', m.desk_pipeline_asked()),
  count('consented', m.desk_pipeline_consented()),
  count('presented', m.desk_pipeline_presented()),
  count('interested', m.desk_pipeline_interested()),
  count('placed', m.desk_pipeline_placed()),
];

const Median = ({ days }: { days: Desk['medianDays'] }) => (
  <ul className="grid max-w-[24rem]">
    <StatCard name={m.desk_median()} note={m.desk_median_note()}>
      {days === null ? m.desk_median_none() : daysText(days)}
    </StatCard>
  </ul>
);

const daysText = (days: number): string =>
  numberFormat(getLocale(), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(Math.round(days));
