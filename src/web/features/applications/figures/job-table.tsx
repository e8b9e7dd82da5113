import type { HiringFigures } from '#contract/applications/hiring-figures.ts';
import { m } from '#generated/paraglide/messages.js';
import { countText } from '#web/ui/figure-words.ts';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

import { statusListName } from '../status-words.ts';

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
export const JobTable = ({ jobs, hrefOf }: { jobs: readonly Row[]; hrefOf: (jobId: string) => string }) => (
  <Table caption={m.hiring_jobs()} columns={columnsOf(hrefOf)} rows={jobs} rowKey={({ id }) => id} />
);
