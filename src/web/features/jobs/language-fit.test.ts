import { expect, test } from 'vitest';

import type { LanguageFit } from '#contract/jobs/job-views.ts';

import { fitSummary } from './language-fit.ts';

const asks = (...languages: [required: boolean, fit: LanguageFit | null][]) =>
  languages.map(([required, fit]) => ({ language: 'de', level: 'B2' as const, required, fit }));

test.each([
  ['nobody compares a signed-out reader', asks([true, null]), null],
  ['a job may ask for no language', [], null],
  [
    'all that is required is there, whatever is a plus',
    asks([true, 'met'], [false, 'not_met']),
    { kind: 'all', met: 1, required: 1 },
  ],
  ['one of two', asks([true, 'met'], [true, 'not_met']), { kind: 'some', met: 1, required: 2 }],
  [
    'none of two, and one of them is not in the profile',
    asks([true, 'not_stated'], [true, 'not_met']),
    { kind: 'some', met: 0, required: 2 },
  ],
  [
    'none of them is in the profile',
    asks([true, 'not_stated'], [false, 'not_stated']),
    { kind: 'not_stated', met: 0, required: 1 },
  ],
  ['only pluses', asks([false, 'not_stated']), { kind: 'none_required', met: 0, required: 0 }],
] as const)('%s', (_, languages, expected) => {
  expect(fitSummary([...languages])).toEqual(expected);
});
