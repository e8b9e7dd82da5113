import { expect, test } from 'vitest';

import type { Job } from '#contract/jobs/job-views.ts';

import { languageGaps } from './language-gaps.ts';

const asked = (language: string, level: 'B2' | 'C1', required = true): Job['languages'][number] => ({
  language,
  level,
  required,
  fit: null,
});

test('reports a language below the required level, with the level in the profile', () => {
  expect(languageGaps([asked('de', 'B2')], [{ language: 'de', level: 'A2' }])).toEqual([
    { language: 'de', level: 'B2', stated: 'A2' },
  ]);
});

test('reports a language that is missing from the profile', () => {
  expect(languageGaps([asked('fr', 'C1')], [{ language: 'de', level: 'C2' }])).toEqual([
    { language: 'fr', level: 'C1', stated: null },
  ]);
});

test('accepts the level itself, a higher one, and a mother tongue', () => {
  const spoken = [
    { language: 'de', level: 'B2' },
    { language: 'fr', level: 'C2' },
    { language: 'es', level: 'native' },
  ] as const;
  expect(languageGaps([asked('de', 'B2'), asked('fr', 'C1'), asked('es', 'C1')], [...spoken])).toEqual([]);
});

test('ignores optional languages', () => {
  expect(languageGaps([asked('it', 'C1', false)], [])).toEqual([]);
});
