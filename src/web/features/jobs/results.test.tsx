import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';

import type { JobSearchResult } from '#contract/jobs/job-search.ts';
import { m } from '#generated/paraglide/messages.js';
import { jobOf } from '#test/support/component/job.ts';
import { idOf } from '#test/support/component/people.ts';
import { partOf, textOf, textsOf } from '#test/support/html.ts';

import { Results } from './results.tsx';

interface Found {
  total: number;
  capped?: boolean;
  matching?: number;
  close?: number;
}

const titled = (title: string, count: number, from: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...jobOf({ id: idOf(from + index), title: `${title} ${index + 1}` }),
    excerpt: '',
  }));

function html({ total, capped = false, matching = 0, close = 0 }: Found): string {
  const result: JobSearchResult = {
    jobs: [...titled('Match', matching, 10), ...titled('Close', close, 50)],
    matching,
    nextCursor: null,
    total: { count: total, capped },
    facets: null,
    cappedFacets: [],
    didYouMean: null,
    corrected: false,
    understood: [],
    indexing: false,
  };
  const query = { q: 'sales agent' };
  const filters = [{ name: 'q', label: 'sales agent', without: {} }] as const;
  const Page = createRoutesStub([
    { path: '/', Component: () => <Results {...{ query, result, filters }} gains={[]} /> },
  ]);
  return renderToStaticMarkup(<Page />);
}

const headingsOf = (page: string) => textsOf(page, 'h2');

/** The lists of jobs, by the headings that label them. */
const listsOf = (page: string) =>
  page
    .split('<ul aria-labelledby="')
    .slice(1)
    .map((list) => {
      const heading = partOf(page, `<h2 id="${list.slice(0, list.indexOf('"'))}"`, '</h2>');
      return [textOf(heading), textsOf(list, 'h3')];
    });

test('lists nothing, and says what to remove, if no job is close either', () => {
  const page = html({ total: 0 });
  expect(listsOf(page)).toEqual([]);
  expect(headingsOf(page)).toEqual(['0 jobs']);
  expect(page).toContain(m.ui_remove_item({ item: 'sales agent' }));
});

test('says that no job matches everything, and lists those that are close', () => {
  const page = html({ total: 0, close: 2 });
  expect(headingsOf(page)).toEqual(['No job matches everything. These come closest:']);
  expect(listsOf(page)).toEqual([['No job matches everything. These come closest:', ['Close 1', 'Close 2']]]);
});

test('links no map of no jobs', () => {
  expect(html({ total: 0, close: 2 })).not.toContain('/jobs/map');
  expect(html({ total: 1, matching: 1, close: 2 })).toContain('/jobs/map');
});

test('separates jobs that match everything from those that are close', () => {
  expect(listsOf(html({ total: 1, matching: 1, close: 2 }))).toEqual([
    ['1 job matches everything', ['Match 1']],
    ['More jobs that nearly match', ['Close 1', 'Close 2']],
  ]);
});

test('only counts the jobs if all of the page match everything', () => {
  expect(listsOf(html({ total: 40, matching: 2 }))).toEqual([['40 jobs', ['Match 1', 'Match 2']]]);
});

test('says on a later page of close jobs how many match everything', () => {
  const page = html({ total: 20, close: 1 });
  expect(headingsOf(page)).toEqual(['20 jobs match everything', 'More jobs that nearly match']);
  expect(listsOf(page)).toEqual([['More jobs that nearly match', ['Close 1']]]);
});

test('does not count beyond the limit of counting', () => {
  expect(headingsOf(html({ total: 1_000, capped: true, close: 1 }))[0]).toBe('1,000+ jobs');
});
