import { expect, test } from 'vitest';

import { readDays } from './read-days.ts';
import { readPay } from './read-pay.ts';

test.each<[string, number | undefined, string | null]>([
  ['ab 3000 €', 36_000, 'EUR'],
  ['mind. 45.000 Euro im Jahr', 45_000, 'EUR'],
  ['2 500 € par mois', 30_000, 'EUR'],
  ['sales 50k', 50_000, null],
  // Below 200 without a period: an hourly wage.
  ['£14 an hour', 29_120, 'GBP'],
  ['£14 per hour', 29_120, 'GBP'],
  ['15 € l’heure', 31_200, 'EUR'],
  ['desde 1.800 euros al mes', 21_600, 'EUR'],
  ['RAL 45.000', 45_000, null],
  ['CHF 90’000', 90_000, 'CHF'],
  ['more than 40000', 40_000, null],
  // Not pay.
  ['24/7 support', undefined, null],
  ['2026', undefined, null],
  ['first level 1', undefined, null],
  ['', undefined, null],
])('%o is pay of %o a year', (text, amount, currency) => {
  const pay = readPay(text);
  expect(pay?.amount).toBe(amount);
  if (amount !== undefined) expect(pay?.currency).toBe(currency);
});

test.each<[string, number | undefined]>([
  ['neue Stellen seit 5 Tagen', 5],
  ['letzte 3 Tage', 3],
  ['annonces de moins de 10 jours', 10],
  ['publicado nos últimos 10 dias', 10],
  ['ultimi 7 giorni', 7],
  ['posted in the last 2 weeks', 14],
  ['last 24 hours', 1],
  ['últimas 48 horas', 2],
  // A week of five days says nothing about the publication date.
  ['5 Tage Woche', undefined],
  ['10 days holiday', undefined],
  ['last 900 days', undefined],
])('%o means published within %o days', (text, days) => {
  expect(readDays(text)?.days).toBe(days);
});
