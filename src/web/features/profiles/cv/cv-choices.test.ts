import { expect, test } from 'vitest';

import type { CvSuggestion } from '#contract/cvs/cvs.ts';
import type { Profile } from '#contract/profiles/profiles.ts';

import { changeOf, choicesOf } from './cv-choices.ts';

const profile = {
  firstName: 'Ana',
  jobTitle: 'Agent',
  skills: ['Excel'],
  languages: [{ language: 'de', level: 'B1' }],
  workExperience: [],
} as unknown as Profile;

const read: CvSuggestion[] = [
  { field: 'firstName', value: 'ana', source: '' },
  { field: 'jobTitle', value: 'Manager', source: '' },
  { field: 'phone', value: '612345678', source: '' },
  { field: 'skill', value: 'excel', source: '' },
  { field: 'skill', value: 'CRM', source: '' },
  { field: 'language', value: { language: 'de', level: 'C1' }, source: '' },
  { field: 'language', value: { language: 'en', level: null }, source: '' },
];

test('offers what the profile lacks, with the value that it replaces', () => {
  const choices = choicesOf(read, profile);
  expect(choices.map(({ suggestion, now, isIncomplete }) => [suggestion.value, now, isIncomplete])).toEqual([
    ['Manager', 'Agent', false],
    ['CRM', '', false],
    [{ language: 'de', level: 'C1' }, 'B1', false],
    [{ language: 'en', level: null }, '', true],
  ]);
});

test('adds chosen suggestions to the existing entries', () => {
  expect(changeOf(read.slice(1), profile)).toEqual({
    jobTitle: 'Manager',
    skills: ['Excel', 'excel', 'CRM'],
    languages: [{ language: 'de', level: 'C1' }],
  });
});
