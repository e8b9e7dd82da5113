import type { FeeTerms } from '#contract/clients/fee-terms.ts';
import type { Currency } from '#contract/currencies.ts';
import { numberOf } from '#web/ui/amount.ts';

/** The agreed fee as it is typed. */
export interface FeeDraft {
  kind: 'none' | FeeTerms['fee']['kind'];
  percent: string;
  withVariable: boolean;
  amount: string;
  currency: Currency;
  guaranteeDays: string;
  refunds: { key: string; untilDay: string; percent: string }[];
  paymentDays: string;
  vatPercent: string;
}

export const draftOf = (terms: FeeTerms | null): FeeDraft => ({
  kind: terms?.fee.kind ?? 'none',
  percent: terms?.fee.kind === 'percent' ? String(terms.fee.percent) : '25',
  withVariable: terms?.fee.kind === 'percent' && terms.fee.withVariable,
  amount: terms?.fee.kind === 'fixed' ? String(terms.fee.amount) : '',
  currency: terms?.fee.kind === 'fixed' ? terms.fee.currency : 'EUR',
  guaranteeDays: String(terms?.guaranteeDays ?? 180),
  refunds: (terms?.refunds ?? []).map(({ untilDay, percent }) => ({
    key: String(untilDay),
    untilDay: String(untilDay),
    percent: String(percent),
  })),
  paymentDays: String(terms?.paymentDays ?? 14),
  vatPercent: String(terms?.vatPercent ?? 0),
});

/** Null until it is agreed. What is no number is refused by the contract. */
export function feeOf(draft: FeeDraft): FeeTerms | null {
  if (draft.kind === 'none') return null;
  const { withVariable, currency } = draft;
  return {
    fee:
      draft.kind === 'percent'
        ? { kind: 'percent', percent: numberOf(draft.percent), withVariable }
        : { kind: 'fixed', amount: numberOf(draft.amount), currency },
    guaranteeDays: numberOf(draft.guaranteeDays),
    refunds: draft.refunds.map(({ untilDay, percent }) => ({
      untilDay: numberOf(untilDay),
      percent: numberOf(percent),
    })),
    paymentDays: numberOf(draft.paymentDays),
    vatPercent: numberOf(draft.vatPercent),
  };
}
