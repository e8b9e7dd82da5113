import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import type { FeeTerms } from '#contract/clients/fee-terms.ts';
import { currencies } from '#contract/currencies.ts';
import { feeCurrency, feeOf, refundOf, vatOf } from '#contract/placements/fees.ts';
import { sharedTestApp } from '#test/support/app.ts';

const app = await sharedTestApp();

const TERMS: FeeTerms = {
  fee: { kind: 'percent', percent: 25, withVariable: false },
  guaranteeDays: 90,
  refunds: [
    { untilDay: 30, percent: 100 },
    { untilDay: 60, percent: 50 },
  ],
  paymentDays: 14,
  vatPercent: 19,
};
const PAY = { fixedPay: 60_000, variablePay: 10_000, currency: 'EUR' } as const;

describe('a fee', () => {
  test('counts variable pay only where that is agreed', () => {
    expect(feeOf(TERMS, PAY)).toBe(1_500_000);
    expect(feeOf({ fee: { kind: 'percent', percent: 25, withVariable: true } }, PAY)).toBe(1_750_000);
  });

  test('rounds half a hundredth up', () => {
    expect(feeOf({ fee: { kind: 'percent', percent: 0.5, withVariable: false } }, { ...PAY, fixedPay: 45_001 })).toBe(
      22_501,
    );
  });

  test('has its own currency where it is fixed', () => {
    const fixed = { fee: { kind: 'fixed', amount: 9_000, currency: 'CHF' } } as const;
    expect([feeOf(fixed, PAY), feeCurrency(fixed, PAY), feeCurrency(TERMS, PAY)]).toEqual([900_000, 'CHF', 'EUR']);
  });

  test.each([
    ['2026-03-01', 1_500_000],
    ['2026-03-31', 1_500_000],
    ['2026-04-01', 750_000],
    ['2026-05-01', 0],
    ['2026-06-01', 0],
  ])('of someone who started on 1 March and ends on %s gives %i back', (endedOn, refund) => {
    expect(refundOf(TERMS, { fee: 1_500_000, startsOn: '2026-03-01', endedOn })).toBe(refund);
  });
});

const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

const feeTerms: fc.Arbitrary<FeeTerms> = fc.record({
  fee: fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 1, max: 200 }).map((halves) => halves / 2),
      withVariable: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('fixed' as const),
      amount: fc.integer({ min: 1, max: 10_000_000 }),
      currency: fc.constantFrom(...currencies),
    }),
  ),
  guaranteeDays: fc.integer({ min: 0, max: 730 }),
  refunds: fc
    .uniqueArray(fc.record({ untilDay: fc.integer({ min: 1, max: 730 }), percent: fc.integer({ min: 1, max: 100 }) }), {
      maxLength: 6,
      selector: ({ untilDay }) => untilDay,
    })
    .map((steps) => steps.toSorted((a, b) => a.untilDay - b.untilDay)),
  paymentDays: fc.constant(14),
  vatPercent: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
});

const placements = fc.record({
  terms: feeTerms,
  fixedPay: fc.integer({ min: 0, max: 100_000_000 }),
  variablePay: fc.integer({ min: 0, max: 100_000_000 }),
  currency: fc.constantFrom(...currencies),
  startsOn: day('2024-01-01', '2028-12-31'),
  endsAfter: fc.integer({ min: 0, max: 800 }),
});

const MADE = 10_000;

test('fees, refunds and taxes of 10,000 made placements are those of plain SQL (T680)', async () => {
  const made = fc.sample(placements, MADE);
  const { rows } = await sql<{
    fee: string;
    currency: string;
    ended: string;
    refund: string;
    vat: string;
  }>`
    with made as (
      select position, (m ->> 'fixedPay')::numeric as fixed, (m ->> 'variablePay')::numeric as variable,
        (m ->> 'startsOn')::date as starts, (m ->> 'startsOn')::date + (m ->> 'endsAfter')::integer as ended,
        m ->> 'currency' as currency, m -> 'terms' as terms
      from jsonb_array_elements(${JSON.stringify(made)}::jsonb) with ordinality as listed (m, position)
    ), owed as (
      select *, case terms -> 'fee' ->> 'kind'
        when 'fixed' then (terms -> 'fee' ->> 'amount')::numeric * 100
        else round(100 * (terms -> 'fee' ->> 'percent')::numeric / 100
          * (fixed + case when (terms -> 'fee' ->> 'withVariable')::boolean then variable else 0 end)) end as fee
      from made
    )
    select fee::text, coalesce(terms -> 'fee' ->> 'currency', currency) as currency,
      ended::text,
      round(fee * coalesce((
        select (step ->> 'percent')::numeric / 100 from jsonb_array_elements(terms -> 'refunds') as step
        where ended - starts <= (step ->> 'untilDay')::integer and ended - starts <= (terms ->> 'guaranteeDays')::integer
        order by (step ->> 'untilDay')::integer limit 1), 0))::text as refund,
      round(fee * (terms ->> 'vatPercent')::numeric / 100)::text as vat
    from owed order by position`.execute(app.base.db);
  expect(rows).toHaveLength(MADE);
  const own = made.map(({ terms, startsOn, ...pay }, index) => {
    const fee = feeOf(terms, pay);
    const endedOn = rows[index]?.ended ?? '';
    return {
      fee: String(fee),
      currency: feeCurrency(terms, pay),
      ended: endedOn,
      refund: String(refundOf(terms, { fee, startsOn, endedOn })),
      vat: String(vatOf(fee, terms.vatPercent)),
    };
  });
  expect(own).toEqual(rows);
  expect(rows.filter(({ refund }) => refund !== '0').length).toBeGreaterThan(MADE / 20);
});
