import { Download, ReceiptText } from 'lucide-react';

import { paths } from '#contract/paths.ts';
import type { Invoice } from '#contract/placements/invoices.ts';
import { invoiceFile, invoicesCsv } from '#contract/placements/placement-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireConsultant } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { readCursor, textsOf } from '#web/app/list-params.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { requestOf } from '#web/app/request-context.ts';
import { AgencyTabs } from '#web/features/agency/agency-tabs.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';
import { buttonClass } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

import type { Route } from './+types/invoices-page';
import { moneyText } from './placement-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.agency_invoices() });

export async function loader(args: Route.LoaderArgs) {
  requireConsultant(args);
  const cursor = readCursor(textsOf(args.url.searchParams)['cursor']);
  return { cursor, first: await requestOf(args.context).api.invoices.list({ cursor }), readAt: Date.now() };
}

const invoicesHref = (cursor?: string): string => href(paths.invoices(), { cursor });

/** The invoices of the house agency. */
export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <AgencyTabs current="invoices" />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1>{m.agency_invoices()}</h1>
        {loaderData.first.invoices.length > 0 && (
          <a href={invoicesCsv} download className={buttonClass({ variant: 'outline' })}>
            <Download aria-hidden="true" />
            {m.admin_csv()}
          </a>
        )}
      </div>
      <p className="mt-3 mb-8 max-w-[42rem] text-soft">{m.invoice_about()}</p>
      <Listed key={loaderData.cursor ?? ''} {...loaderData} />
    </div>
  );
}

function Listed({ cursor, first, readAt }: Route.ComponentProps['loaderData']) {
  const { pages, last, more } = useRenderedList({
    key: ['invoices', cursor],
    read: (after) => api.invoices.list({ cursor: after }),
    first,
    cursor,
    readAt,
  });
  const invoices = distinctById(pages.flatMap((page) => page.invoices));
  const next = last.nextCursor ?? undefined;
  if (invoices.length === 0)
    return (
      <EmptyState icon={<ReceiptText />} title={m.invoice_none()}>
        {m.invoice_none_text()}
      </EmptyState>
    );
  return (
    <>
      <Table
        caption={m.agency_invoices()}
        isCaptionHidden
        columns={columns()}
        rows={invoices}
        rowKey={({ id }) => id}
      />
      <LoadMore
        next={next && invoicesHref(next)}
        first={cursor && invoicesHref()}
        count={invoices.length}
        more={more}
      />
    </>
  );
}

const columns = (): Column<Invoice>[] => [
  {
    id: 'number',
    header: m.invoice_column_number(),
    isRowHeader: true,
    cell: ({ number, kind, placementId }) => (
      <>
        <Link to={href(paths.placement(placementId))}>{number}</Link>
        {kind === 'refund' && <span className="ms-2 text-sm text-soft">{m.invoice_kind_refund()}</span>}
      </>
    ),
  },
  { id: 'client', header: m.invoice_column_client(), cell: ({ content }) => content.buyer.name },
  { id: 'issued', header: m.invoice_column_issued(), cell: ({ issuedOn }) => dayText(issuedOn) },
  { id: 'due', header: m.invoice_column_due(), cell: ({ kind, dueOn }) => (kind === 'fee' ? dayText(dueOn) : '') },
  {
    id: 'amount',
    header: m.invoice_column_amount(),
    align: 'end',
    cell: ({ content: { total, currency } }) => moneyText({ amount: total, currency }),
  },
  {
    id: 'file',
    header: m.invoice_column_file(),
    isHeaderHidden: true,
    cell: ({ id, number }) => (
      <a
        href={invoiceFile(id)}
        download
        aria-label={m.invoice_download({ number })}
        className={buttonClass({ variant: 'ghost', size: 'icon' })}
      >
        <Download aria-hidden="true" />
      </a>
    ),
  },
];
