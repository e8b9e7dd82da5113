import type { PayRow } from '#contract/market/market.ts';
import { m } from '#generated/paraglide/messages.js';
import { numberText } from '#web/features/jobs/job-words.ts';
import { amountText, rangeText } from '#web/features/jobs/pay.ts';
import { Table } from '#web/ui/table.tsx';

type NamedRow = PayRow & { name: string };

interface PayTableProps {
  caption: string;
  /** The header of the names. */
  header: string;
  rows: readonly NamedRow[];
}

export function PayTable({ caption, header, rows }: PayTableProps) {
  return (
    <Table
      caption={caption}
      columns={[
        { id: 'name', header, isRowHeader: true, cell: ({ name }) => name },
        {
          id: 'half',
          header: m.market_half(),
          align: 'end',
          cell: ({ low, high, currency }) => rangeText(rounded(low), rounded(high), currency),
        },
        {
          id: 'middle',
          header: m.market_middle(),
          align: 'end',
          cell: middleText,
        },
        { id: 'jobs', header: m.market_jobs(), align: 'end', cell: ({ jobs }) => numberText(jobs) },
      ]}
      rows={rows}
      rowKey={({ name, currency }) => `${name} ${currency}`}
    />
  );
}

const middleText = ({ middle, currency }: NamedRow) => <strong>{amountText(rounded(middle), currency)}</strong>;

/** To three digits: more would suggest a precision that the figure does not have. */
function rounded(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))) - 2);
  return Math.round(amount / unit) * unit;
}
