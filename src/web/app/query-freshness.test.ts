import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PLACE = 'src/web/app/query-freshness.ts';
/** What decides when something is read again, and the ways to set it for many reads at once. */
const OPTION =
  /\b(staleTime|gcTime|retryOnMount|refetchInterval\w*|refetchOn\w+|setQueryDefaults|setDefaultOptions|focusManager|onlineManager)\b/g;
/** Words of other things too, so only where something is read or written by the query client. */
const RETRY = /\b(retry|retryDelay):/g;
const CLIENT = /@tanstack\/react-query|queryOptions|mutationOptions|useRenderedList/i;

const optionsIn = (source: string): string[] => [
  ...(source.match(OPTION) ?? []),
  ...(CLIENT.test(source) ? (source.match(RETRY) ?? []) : []),
];

test('finds each of them, however it is set', () => {
  for (const line of [
    '{ staleTime: 0 }',
    '{ ...options, staleTime }',
    "refetchOnWindowFocus: 'always'",
    'client.setQueryDefaults(key, {})',
  ])
    expect(optionsIn(line)).toHaveLength(1);
  expect(optionsIn('useQuery(queries.jobs.read.queryOptions({ retry: false }))')).toEqual(['retry:']);
});

test('one file alone says how long data is fresh, kept and asked for again (T309)', () => {
  const files = globSync('src/web/**/*.{ts,tsx}', { exclude: (path) => /\.test\.tsx?$/.test(path) });
  const found = files
    .filter((path) => path !== PLACE)
    .flatMap((path) => optionsIn(readFileSync(path, 'utf8')).map((option) => `${path}: ${option}`));
  expect(files).toContain(PLACE);
  expect(found).toEqual([]);
});
