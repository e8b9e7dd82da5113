import type { Currency } from '#contract/currencies.ts';
import type { Desk } from '#contract/placements/desk.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Chart } from '#web/ui/chart.tsx';
import { dateFormat } from '#web/ui/formats.ts';

import { payText } from './placement-words.ts';

/** A chart for each currency; amounts of different ones are not added up. */
export function ExpectedFees({ fees }: Pick<Desk, 'fees'>) {
  const currencies = [...new Set(fees.flatMap(({ money }) => money.map(({ currency }) => currency)))];
  return (
    <section aria-labelledby="fees" className="flex flex-col gap-4">
      <h2 id="fees" className="text-lg">
        {m.desk_fees()}
      </h2>
      {currencies.length === 0 && <p className="text-soft">{m.desk_fees_none()}</p>}
      <div className="grid gap-8 lg:grid-cols-2">
        {currencies.map((currency) => (
          <Chart
            key={currency}
            title={m.desk_fees_in({ currency })}
            kind="bar"
            points={fees.map(({ month, money }) => ({ label: monthText(month), value: inUnits(money, currency) }))}
            format={(amount) => payText(amount, currency)}
            heads={[m.desk_month(), m.placement_fee()]}
          />
        ))}
      </div>
    </section>
  );
}

/** Whole ones. */
const inUnits = (money: Desk['fees'][number]['money'], currency: Currency): number =>
  Math.round((money.find((one) => one.currency === currency)?.amount ?? 0) / 100);

const monthText = (month: string): string =>
  dateFormat(getLocale(), { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(new Date(month));
