import type { HiringFigures } from '#contract/applications/hiring-figures.ts';

import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv.ts';

const HEAD = ['from_utc', 'to_utc', 'by', 'id', 'name', 'sent', 'shortlisted', 'interviewed', 'accepted', 'rejected'];

const STEP_HEAD = ['withdrawn', 'reached', 'median_hours_in_it'];

type Outcomes = Omit<HiringFigures['languages'][number], 'locale'>;

/**
 * One table: a line for the total, each language, source, job, reason for rejection and step; only steps have the last
 * two columns.
 */
export function hiringFiguresCsv({ period, total, languages, sources, jobs, reasons, steps }: HiringFigures): string {
  const line = (by: string, id: string, name: string, counts: readonly string[]) =>
    csvLine([period.from ?? '', period.to, by, id, name, ...counts]);
  return [
    BYTE_ORDER_MARK,
    csvLine([...HEAD, ...STEP_HEAD]),
    line('total', '', '', outcomesOf(total)),
    ...languages.map((one) => line('language', one.locale, '', outcomesOf(one))),
    ...sources.map((one) => line('source', one.source ?? '', '', outcomesOf(one))),
    ...jobs.map((one) => line('job', one.id, one.title, outcomesOf(one))),
    ...reasons.map(({ name, count }) => line('reason', '', name, ['', '', '', '', String(count), '', '', ''])),
    ...steps.map(({ status, stage, reached, medianHours }) =>
      line('step', stage?.id ?? status, stage?.name ?? status, [
        ...Array.from({ length: 6 }, () => ''),
        String(reached),
        medianHours === null ? '' : medianHours.toFixed(2),
      ]),
    ),
  ].join('');
}

const outcomesOf = ({ sent, shortlisted, interviewed, accepted, rejected, withdrawn }: Outcomes): string[] =>
  [sent, shortlisted, interviewed, accepted, rejected, withdrawn, '', ''].map(String);
