import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { linksOf } from '#test/support/html.ts';

import { FirstSteps } from './first-steps.tsx';

const html = (hasCompany: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FirstSteps hasCompany={hasCompany} />
    </MemoryRouter>,
  );

test('an employer without a company can only create one (T412)', () => {
  expect(linksOf(html(false))).toEqual([[m.company_create(), paths.postJob()]]);
  expect(html(false)).not.toContain(m.dashboard_first_done());
});

test('an employer with a company can post the first job and invite the team (T413)', () => {
  expect(linksOf(html(true))).toEqual([
    [m.app_post_job(), paths.postJob()],
    [m.dashboard_first_team(), paths.team()],
  ]);
  expect(html(true)).toContain(m.dashboard_first_done());
});
