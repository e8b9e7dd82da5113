import { Badge } from '#web/ui/badge.tsx';
import { BarList } from '#web/ui/bar-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chart } from '#web/ui/chart.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { Time } from '#web/ui/time.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

import { PartSection } from './part-section.tsx';

interface Applicant {
  id: string;
  name: string;
  status: string;
  applied: string;
  days: number;
}

const applicants: Applicant[] = [
  { id: '1', name: 'Ana Silva', status: 'New', applied: '2026-11-18', days: 3 },
  { id: '2', name: 'Jörg Müller-Lüdenscheidt', status: 'Viewed', applied: '2026-11-02', days: 19 },
  { id: '3', name: 'Chiara Esposito', status: 'Interview', applied: '2026-10-21', days: 31 },
];
const columns: Column<Applicant>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, isRowHeader: true },
  { id: 'status', header: 'Status', cell: (row) => <Badge variant="outline">{row.status}</Badge> },
  { id: 'applied', header: 'Applied', cell: (row) => <Time iso={row.applied} /> },
  { id: 'days', header: 'Days waiting', cell: (row) => row.days, align: 'end' },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: () => (
      <Button size="sm" variant="outline">
        Review
      </Button>
    ),
  },
];
const history = [
  {
    id: '3',
    title: 'Accepted',
    time: '2026-11-20T14:05:00Z',
    tone: 'accent' as const,
    detail: 'By Marta at Brücke Logistik',
  },
  { id: '2', title: 'Viewed', time: '2026-11-18T09:30:00Z' },
  { id: '1', title: 'Sent', time: '2026-11-17T22:12:00Z', detail: 'With CV and cover letter' },
];
const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const monthly = [40, 62, 55, 91, 120, 97].map((value, index) => ({ label: months[index] ?? '', value }));
const daily = Array.from({ length: 30 }, (_, day) => ({
  label: String(day + 1),
  value: Math.round(800 + 400 * Math.sin(day / 4)),
}));

const countries = [
  { key: 'DE', label: 'Germany', value: 120 },
  { key: 'PT', label: 'Portugal', value: 55 },
  { key: 'NL', label: 'Netherlands', value: 4 },
];

export function DataParts({ scheme }: { scheme: string }) {
  return (
    <PartSection title="Data">
      <Table caption="Applications" columns={columns} rows={applicants} rowKey={(row) => row.id} />
      <Pagination label={`Pages, ${scheme}`} previous="/jobs?before=1" next="/jobs?after=3">
        41–60 of 128
      </Pagination>
      <div className="grid gap-8 md:grid-cols-2">
        <Chart title="Applications a month" kind="bar" points={monthly} heads={['Month', 'Applications']} />
        <Chart title="Visitors a day" kind="line" points={daily} heads={['Day', 'Visitors']} />
        <BarList title="Applications by country" rows={countries} format={String} note="The 3 highest of 12." />
        <Timeline label="History" items={history} />
        <div className="flex flex-col gap-4">
          <Meter label="Profile" value={80} max={100} valueLabel="80 %" />
          <Meter label="Undecided for more than 14 days" value={2} max={3} valueLabel="2 of 3" tone="coral" />
        </div>
      </div>
    </PartSection>
  );
}
