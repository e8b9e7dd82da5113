import type { Currency } from '#contract/currencies.ts';
import type { DueKind } from '#contract/placements/placement-choices.ts';
import type { Money } from '#contract/placements/placements.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { numberFormat } from '#web/ui/formats.ts';

export const dueWords: Record<DueKind, () => string> = {
  answer: m.desk_due_answer,
  screening_requested: m.desk_due_screening_requested,
  screening_open: m.desk_due_screening_open,
  start: m.desk_due_start,
  invoice: m.desk_due_invoice,
  consent_ending: m.desk_due_consent_ending,
  guarantee_ending: m.desk_due_guarantee_ending,
  consent_asked: m.desk_due_consent_asked,
};

/** Of hundredths: "€15,000" or "€15,000.50". */
export const moneyText = ({ amount, currency }: Money): string =>
  numberFormat(getLocale(), { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount / 100,
  );

/** Of whole units. */
export const payText = (amount: number, currency: Currency): string => moneyText({ amount: amount * 100, currency });
