import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { Analytics, AnalyticsMeasures } from '#contract/admin/analytics.ts';
import { m } from '#generated/paraglide/messages.js';
import { administrator } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { MeasureCharts } from './measure-charts.tsx';

const measuresOf = (number: number): AnalyticsMeasures => ({
  jobSeekers: 100 + number,
  employers: 50,
  jobs: 300 + number,
  applications: 400 + number,
  expecting: 0,
  answered: 0,
  answeredShare: null,
  medianHours: null,
  ninetiethHours: null,
});

const rows: Analytics['rows'] = ['2026-03-01', '2026-03-02'].map((key, at) => ({
  key,
  ...measuresOf(at),
  before: measuresOf(at + 10),
}));

test.for([
  ['Sign-ups', ['150', '160', '151', '161']],
  ['Jobs first published', ['300', '310', '301', '311']],
  ['Applications received', ['400', '410', '401', '411']],
] as const)(
  'shows “%s” as a chart by day, with a table of this period and the previous one (T112)',
  async ([name, cells]) => {
    const screen = await renderPart(<MeasureCharts rows={{ by: 'day', step: 'day', rows, total: measuresOf(0) }} />, {
      viewer: administrator,
    });
    const figure = screen.getByRole('figure').filter({ has: page.getByText(name, { exact: true }) });
    await figure.getByText(m.ui_show_as_table()).click();
    await expect.element(figure.getByRole('table')).toBeVisible();
    expect(
      figure
        .getByRole('cell')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(cells);
  },
);
