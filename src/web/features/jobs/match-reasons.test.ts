import { afterEach, expect, test } from 'vitest';

import type { MatchingJob } from '#contract/jobs/jobs.ts';
import type { Locale } from '#contract/locales.ts';
import { overwriteGetLocale } from '#generated/paraglide/runtime.js';

import { matchReasons } from './match-reasons.ts';

const inLocale = (locale: Locale) => overwriteGetLocale(() => locale);
afterEach(() => inLocale('en'));

type Asked = MatchingJob['job']['languages'][number];
const german: Asked = { language: 'de', level: 'C1', required: true, fit: 'met' };
const english: Asked = { language: 'en', level: 'B2', required: true, fit: 'met' };
const italian: Asked = { language: 'it', level: 'A1', required: false, fit: 'not_stated' };

/** Only the fields that the reasons use. */
const reasons = (languages: Asked[], skills: string[]) =>
  matchReasons({ job: { languages } as MatchingJob['job'], skills });

test('gives the languages as the reason for a job without skills, except for optional ones', () => {
  expect(reasons([german, italian], [])).toEqual(['Asks for German C1, which you have']);
});

test.each([
  ['en', ['Asks for German C1 and English B2, which you have', 'Names 2 of your skills: CRM, Excel']],
  ['es', ['Pide alemán C1 e inglés B2, y los tienes', 'Menciona 2 de tus competencias: CRM, Excel']],
  ['fr', ['Demande des niveaux que vous avez : allemand C1 et anglais B2', 'Cite 2 de vos compétences : CRM, Excel']],
  ['de', ['Verlangt Deutsch C1 und Englisch B2, und das können Sie', 'Nennt 2 Ihrer Kenntnisse: CRM, Excel']],
  ['it', ['Richiede tedesco C1 e inglese B2, che Lei conosce', 'Cita 2 delle Sue competenze: CRM, Excel']],
  [
    'pt',
    ['Pede alemão C1 e inglês B2, e os seus níveis são suficientes', 'Refere 2 das suas competências: CRM, Excel'],
  ],
] as const)('lists two languages and two skills in %s', (locale, expected) => {
  inLocale(locale);
  expect(reasons([german, english], ['CRM', 'Excel']).map((text) => text.replaceAll(/\s/g, ' '))).toEqual(expected);
});

test('names a single skill without a count', () => {
  expect(reasons([german], ['CRM'])[1]).toBe('Names one of your skills: CRM');
});
