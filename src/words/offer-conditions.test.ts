import { describe, expect, test } from 'vitest';

import { locales } from '#contract/locales.ts';
import type { OfferConditions } from '#contract/offers/offer-conditions.ts';

import { intlFormats } from './formats.ts';
import { offerWordsIn } from './offer-conditions.ts';

const conditions: OfferConditions = {
  startsOn: '2027-03-01',
  contractForm: 'fixed_term',
  endsOn: '2028-02-29',
  employmentType: 'full_time',
  workplace: 'hybrid',
  city: 'Lisboa',
  country: 'PT',
  hoursPerWeek: 37.5,
  probationMonths: 0,
  notice: { amount: 1, unit: 'months' },
  fixedPay: { amount: 1_800, currency: 'EUR', period: 'month', payments: 14 },
  variablePay: {
    target: 4_000,
    capped: true,
    cap: 5_000,
    reached: { percent: 80, year: 2025 },
    currency: 'EUR',
  },
  form: 'paper',
  answerBy: '2027-01-15',
};

/** Intl separates with no-break spaces of several widths. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;

const valuesIn = (locale: (typeof locales)[number], changed: Partial<OfferConditions> = {}) =>
  Object.fromEntries(
    offerWordsIn(locale, intlFormats)
      .conditions({ ...conditions, ...changed })
      .map(({ key, value }) => [key, plain(value)]),
  );

describe('the conditions of an offer', () => {
  test('leave out what was not set', () => {
    expect(
      Object.keys(valuesIn('en', { variablePay: null, notice: null, probationMonths: null, hoursPerWeek: null })),
    ).toEqual(['startsOn', 'contract', 'employmentType', 'place', 'workplace', 'fixedPay', 'form', 'answerBy']);
  });

  test('state 14 payments a year, and 12 as nothing unusual', () => {
    expect(valuesIn('it').fixedPay).toBe('1800 € al mese, 14 mensilità');
    const fixedPay = { ...conditions.fixedPay, payments: 12 };
    expect(valuesIn('it', { fixedPay }).fixedPay).toBe('1800 € al mese');
  });

  test('are written in German', () => {
    expect(valuesIn('de')).toMatchObject({
      startsOn: '1. März 2027',
      contract: 'Befristet bis 29. Februar 2028',
      hours: '37,5 Stunden pro Woche',
      probation: 'Keine',
      notice: '1 Monat',
      fixedPay: '1.800 € pro Monat, 14 Gehälter im Jahr',
    });
  });

  test.for(locales)('have a label and a value each in %s', (locale) => {
    const lines = offerWordsIn(locale, intlFormats).conditions(conditions);
    expect(lines).toHaveLength(12);
    expect(lines.filter(({ label, value }) => !label || !value)).toEqual([]);
  });
});

describe('the example of variable pay', () => {
  const exampleOf = (variablePay: Partial<NonNullable<OfferConditions['variablePay']>>) =>
    offerWordsIn('en', intlFormats)
      .example(conditions, { ...conditions.variablePay!, ...variablePay })
      .map(({ at, variable, total }) => [at, variable, total]);

  test('adds the year’s fixed pay (T575)', () => {
    expect(exampleOf({})).toEqual([
      ['none', '€0', '€25,200'],
      ['reached', '€3,200', '€28,400'],
      ['target', '€4,000', '€29,200'],
      ['cap', '€5,000', '€30,200'],
    ]);
  });

  test('never exceeds the cap (T576)', () => {
    expect(exampleOf({ reached: { percent: 300, year: 2025 } })[1]).toEqual(['reached', '€5,000', '€30,200']);
  });

  test('adds up no two currencies', () => {
    expect(exampleOf({ currency: 'GBP', cap: null, reached: null })).toEqual([
      ['none', '£0', null],
      ['target', '£4,000', null],
    ]);
  });
});
