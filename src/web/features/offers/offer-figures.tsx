import type { OfferFigures as Figures } from '#contract/offers/offer-figures.ts';
import { m } from '#generated/paraglide/messages.js';
import { sourceName } from '#web/app/source-name.ts';
import { BarList } from '#web/ui/bar-list.tsx';
import { countText, hoursText, shareText } from '#web/ui/figure-words.ts';
import { say } from '#web/ui/say.ts';
import { StatCard } from '#web/ui/stat-card.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { declineReasonWords } from '#words/offers.ts';

/** Without pay. Nothing where none was sent. */
export function OfferFigures({ figures, ofOneJob }: { figures: Figures; ofOneJob: boolean }) {
  const { total, reasons, jobs, sources } = figures;
  if (total.sent === 0) return null;
  return (
    <section aria-labelledby="offer-figures" className="mt-12 flex flex-col gap-8">
      <div>
        <h2 id="offer-figures">{m.offer_figures_title()}</h2>
        <p className="mt-3 max-w-prose text-soft">{m.offer_figures_about()}</p>
      </div>
      <Outcomes total={total} />
      {reasons.length > 0 && (
        <BarList
          title={m.offer_figures_reasons()}
          rows={reasons.map(({ reason, count }) => ({
            key: reason ?? '',
            label: reason === null ? m.offer_decline_none() : say(declineReasonWords[reason]),
            value: count,
          }))}
          format={countText}
        />
      )}
      {!ofOneJob && (
        <Table
          caption={m.offer_figures_jobs()}
          columns={columnsOf<Figures['jobs'][number]>(m.hiring_job(), ({ title }) => title)}
          rows={jobs}
          rowKey={({ id }) => id}
        />
      )}
      <Table
        caption={m.offer_figures_sources()}
        columns={columnsOf<Figures['sources'][number]>(m.offer_figures_source(), ({ source }) =>
          source === null ? m.hiring_source_none() : sourceName(source),
        )}
        rows={sources}
        rowKey={({ source }) => source ?? ''}
      />
    </section>
  );
}

function Outcomes({ total }: Pick<Figures, 'total'>) {
  const { sent, accepted, declined, withdrawn, lapsed, open, medianHoursToAnswer } = total;
  const ofAll = (count: number) => m.hiring_of_all({ share: shareText(count / sent) });
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard name={m.offer_figures_sent()} note={m.offer_figures_open({ count: countText(open) })}>
        {countText(sent)}
      </StatCard>
      <StatCard name={m.offer_figures_accepted()} note={ofAll(accepted)}>
        {countText(accepted)}
      </StatCard>
      <StatCard
        name={m.offer_figures_declined()}
        note={m.offer_figures_ended({ withdrawn: countText(withdrawn), lapsed: countText(lapsed) })}
      >
        {countText(declined)}
      </StatCard>
      <StatCard name={m.offer_figures_time()} note={medianHoursToAnswer === null ? '' : m.offer_figures_time_note()}>
        {hoursText(medianHoursToAnswer)}
      </StatCard>
    </ul>
  );
}

type Outcome = Pick<Figures['jobs'][number], 'sent' | 'accepted' | 'declined'>;

function columnsOf<Row extends Outcome>(header: string, nameOf: (row: Row) => string): Column<Row>[] {
  const figure = (id: keyof Outcome, text: string): Column<Row> => ({
    id,
    header: text,
    align: 'end',
    cell: (row) => <span className="tabular-nums">{countText(row[id])}</span>,
  });
  return [
    {
      id: 'name',
      header,
      isRowHeader: true,
      cell: (row) => <span className="[overflow-wrap:anywhere]">{nameOf(row)}</span>,
    },
    figure('sent', m.offer_figures_sent()),
    figure('accepted', m.offer_figures_accepted()),
    figure('declined', m.offer_figures_declined()),
  ];
}
