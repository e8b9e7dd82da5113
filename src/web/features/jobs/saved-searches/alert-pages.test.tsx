import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';

import type { JobAlert } from '#contract/saved-searches/saved-searches.ts';
import { m } from '#generated/paraglide/messages.js';

import { parseJobQuery } from '../search-url.ts';
import AlertPage from './alert-page.tsx';
import NewAlertPage from './new-alert-page.tsx';
import { alertQueryString } from './saved-query.ts';

const TOKEN = 'A'.repeat(43);

/** The page as rendered by the server, as readers without JavaScript see it. */
function alertPage(alert: Partial<JobAlert> | null, { outcome = null as string | null, all = false } = {}): string {
  const whole = alert && {
    filters: { category: ['sales' as const] },
    summary: 'Sales',
    frequency: 'weekly' as const,
    isPaused: false,
    isConfirmed: true,
    isSavedSearch: false,
    ...alert,
  };
  const props = { loaderData: { token: TOKEN, alert: whole, outcome, all } };
  return inRouter(<AlertPage {...(props as ComponentProps<typeof AlertPage>)} />);
}

function newAlertPage(search: string, outcome: string | null = null): string {
  const { query } = parseJobQuery(new URLSearchParams(search));
  const props = { loaderData: { query, search: alertQueryString(query), outcome } };
  return inRouter(<NewAlertPage {...(props as ComponentProps<typeof NewAlertPage>)} />);
}

const inRouter = (page: React.ReactNode): string => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);

/** What its buttons submit, whatever the order of their attributes. */
const acts = (html: string): string[] =>
  [...html.matchAll(/<button [^>]*>/g)]
    .filter(([tag]) => tag.includes('name="do"') && tag.includes('type="submit"'))
    .map(([tag]) => /value="(\w+)"/.exec(tag)?.[1] ?? '');

/** The targets of its forms. */
const actions = (html: string): string[] =>
  [...html.matchAll(/<form [^>]*>/g)]
    .filter(([tag]) => tag.includes('method="post"'))
    .map(([tag]) => /action="([^"]*)"/.exec(tag)?.[1] ?? '');

describe('the page of an alert', () => {
  test('offers only to confirm it at first', () => {
    const html = alertPage({ isConfirmed: false });
    expect(acts(html)).toEqual(['confirm']);
    expect(actions(html)).toEqual(['/api/job-alerts/mailed/form?page=en']);
    expect(html).toContain(`<input type="hidden" name="token" value="${TOKEN}"/>`);
    expect(html).toContain(m.job_alerts_confirm_title());
    expect(html).toContain('Sales');
  });

  test('offers to change, stop and delete it; if it came from a list of several, to stop all', () => {
    expect(acts(alertPage({}))).toEqual(['change', 'pause', 'end']);
    expect(acts(alertPage({}, { all: true }))).toEqual(['change', 'pause', 'pause_all', 'end']);
    expect(acts(alertPage({ isPaused: true }))).toEqual(['change', 'resume', 'end']);
    expect(alertPage({})).toMatch(/<option value="weekly" selected=""/);
  });

  test('does not delete a saved search of an account', () => {
    const html = alertPage({ isSavedSearch: true });
    expect(acts(html)).toEqual(['change', 'pause']);
    expect(html).toContain('href="/saved-searches"');
  });

  test('reports that it is deleted, or unknown', () => {
    expect(alertPage(null, { outcome: 'done' })).toContain(m.job_alerts_ended_title());
    expect(alertPage(null)).toContain(m.job_alerts_unknown_text());
    expect(alertPage({}, { outcome: 'too_many' })).toContain(m.problem_too_many_searches());
  });
});

describe('the page that requests an alert', () => {
  test('is a form that includes the search, without the parts that are not saved', () => {
    const html = newAlertPage('q=hotels&category=sales&sort=newest&posted_within=7&cursor=x&qualified=true');
    expect(actions(html)).toEqual(['/api/job-alerts/form?page=en']);
    expect(html).toContain('name="search" value="q=hotels&amp;category=sales"');
    expect(html).toMatch(/<input [^>]*type="email"/);
    expect(html).toContain('hotels · Sales');
    expect(newAlertPage('')).toContain(m.saved_searches_all_jobs());
  });

  test('reports the result', () => {
    expect(newAlertPage('category=sales', 'done')).toContain(m.job_alerts_sent_title());
    for (const [outcome, text] of [
      ['invalid', m.job_alerts_invalid()],
      ['too_often', m.problem_too_many_requests()],
    ] as const) {
      const html = newAlertPage('category=sales', outcome);
      expect(html).toContain(text);
      expect(html).toContain('<form');
    }
  });
});
