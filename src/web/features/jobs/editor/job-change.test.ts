import { expect, test } from 'vitest';

import { allParts, changedParts, savableChange, withParts } from './job-change.ts';
import { emptyJob, type JobFormValues } from './job-form.ts';

const saved = emptyJob('de', 'AT');
const changeOf = (values: JobFormValues) => savableChange(values, changedParts(values, saved) ?? {}).change;

test('reports no change for saved values', () => {
  expect(changedParts(structuredClone(saved), saved)).toBeUndefined();
});

test('sends only changed fields', () => {
  expect(changeOf({ ...saved, city: 'Graz' })).toEqual({ city: 'Graz' });
});

test('uses a single figure for both ends of the pay', () => {
  const values = { ...saved, salary: { ...saved.salary, min: '45.000', max: '' } };
  expect(changeOf(values)).toMatchObject({ salary: { min: 45_000, max: 45_000, currency: 'EUR', period: 'year' } });
});

test('sends texts by language, and an emptied translation as null', () => {
  const text = { title: 'Verkäuferin', description: '', requirements: '' };
  const values = withParts(saved, { translations: { de: text, en: text } });
  expect(changeOf(values)).toEqual({ translations: { de: text, en: text } });
  const parts = changedParts(saved, values) ?? {};
  expect(savableChange(saved, parts).change).toEqual({ translations: { de: saved.translations.de, en: null } });
});

test('omits an invalid field, and saves the others', () => {
  const values = { ...saved, city: 'Graz', openings: '0' };
  expect(savableChange(values, changedParts(values, saved) ?? {})).toEqual({
    change: { city: 'Graz' },
    saved: { city: 'Graz' },
  });
});

test('ignores a language row without a language', () => {
  const values = {
    ...saved,
    languages: [
      { language: 'fr', level: 'B2' as const, required: true },
      { language: '', level: 'B2' as const, required: true },
    ],
  };
  expect(changeOf(values)).toEqual({ languages: [{ language: 'fr', level: 'B2', required: true }] });
});

test('includes countries only for remote work', () => {
  const remote = { ...saved, workplace: 'remote' as const, remoteCountries: ['AT', 'DE'] };
  expect(changeOf(remote)).toEqual({ workplace: 'remote', remoteCountries: ['AT', 'DE'] });
  expect(savableChange({ ...remote, workplace: 'onsite' }, { workplace: 'onsite' }).change).toEqual({
    workplace: 'onsite',
    remoteCountries: [],
  });
});

test('sends a new job as a whole, with the languages that have text', () => {
  const { change } = savableChange(saved, allParts(saved));
  expect(change).toMatchObject({
    primaryLocale: 'de',
    country: 'AT',
    openings: 1,
    salary: null,
    translations: { de: { title: '' } },
  });
  expect(Object.keys(change.translations as object)).toEqual(['de']);
});
