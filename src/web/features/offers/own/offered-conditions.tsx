import type { OfferConditions } from '#contract/offers/offer-conditions.ts';
import type { StatedByJob } from '#contract/offers/offer-views.ts';
import { isStatedPay } from '#contract/offers/stated-pay.ts';
import { m } from '#generated/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import type { ConditionKey, ConditionLine } from '#words/offer-conditions.ts';

import { offerWords } from '../offer-words.ts';

interface OfferedConditionsProps {
  conditions: OfferConditions;
  stated: StatedByJob;
}

/** Conditions that a job may state too. */
const comparable: ReadonlySet<ConditionKey> = new Set([
  'employmentType',
  'place',
  'workplace',
  'fixedPay',
  'variablePay',
]);

/** What is offered, each beside what the job stated. */
export function OfferedConditions({ conditions, stated }: OfferedConditionsProps) {
  const words = offerWords();
  const statedTexts = words.stated(stated);
  return (
    <section aria-labelledby="conditions">
      <h2 id="conditions" className="mb-4">
        {m.own_offer_conditions()}
      </h2>
      <dl className="divide-y divide-line border-y border-line">
        {words.conditions(conditions).map((line) => (
          <div
            key={line.key}
            className="grid gap-x-8 gap-y-1 py-3 md:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="text-sm text-soft md:text-base">{line.label}</dt>
            <dd className="font-semibold">{line.value}</dd>
            {comparable.has(line.key) && (
              <dd className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-soft md:col-start-2 lg:col-start-3">
                <Comparison
                  line={line}
                  stated={statedTexts[line.key]}
                  isPayStated={isStatedPay(stated.salary, conditions.fixedPay)}
                />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {conditions.variablePay && <Example conditions={conditions} variablePay={conditions.variablePay} />}
    </section>
  );
}

interface ComparisonProps {
  line: ConditionLine;
  stated: string | null | undefined;
  isPayStated: boolean | null;
}

/** Pay is compared with the stated range, everything else as it reads. */
function Comparison({ line: { key, value }, stated, isPayStated }: ComparisonProps) {
  if (!stated) return <span>{m.own_offer_not_stated()}</span>;
  const isPay = key === 'fixedPay';
  const isSame = isPay ? isPayStated === true : stated === value;
  const [same, other] = isPay
    ? [m.own_offer_pay_within, m.own_offer_pay_outside]
    : [m.own_offer_stated_same, m.own_offer_stated_other];
  return (
    <>
      <span>{m.own_offer_stated({ text: stated })}</span>
      <Badge variant={isSame ? 'secondary' : 'destructive'}>{isSame ? same() : other()}</Badge>
    </>
  );
}

interface ExampleProps {
  conditions: OfferConditions;
  variablePay: NonNullable<OfferConditions['variablePay']>;
}

/** What the variable part adds up to. */
function Example({ conditions, variablePay }: ExampleProps) {
  const rows = offerWords().example(conditions, variablePay);
  // Without a target only the year without any is known.
  if (rows.length < 2) return null;
  const hasTotal = rows.some(({ total }) => total !== null);
  return (
    <div className="mt-6 max-w-[42rem]">
      <p id="example" className="text-sm text-soft">
        {m.offer_example_about()}
      </p>
      <table aria-labelledby="example" className="mt-3 w-full text-start">
        <thead>
          <tr className="border-b border-line text-sm">
            <th scope="col" className="py-2 text-start font-semibold">
              {m.own_offer_example_targets()}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-semibold">
              {m.offer_term_variable_pay()}
            </th>
            {hasTotal && (
              <th scope="col" className="py-2 ps-3 text-end font-semibold">
                {m.own_offer_example_total()}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, label, variable, total }) => (
            <tr key={at} className="border-b border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {label}
              </th>
              <td className="py-2 ps-3 text-end whitespace-nowrap tabular-nums">{variable}</td>
              {hasTotal && <td className="py-2 ps-3 text-end font-semibold whitespace-nowrap tabular-nums">{total}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
