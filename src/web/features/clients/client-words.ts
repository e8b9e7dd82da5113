import type { ClientEntryKind, MandateState } from '#contract/clients/client-choices.ts';
import type { FeeTerms } from '#contract/clients/fee-terms.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { numberText } from '#web/features/jobs/job-words.ts';
import { numberFormat } from '#web/ui/formats.ts';

export const entryWords: Record<ClientEntryKind, () => string> = {
  call: m.client_entry_call,
  note: m.client_entry_note,
  added: m.client_entry_added,
  handed_over: m.client_entry_handed_over,
  fee_agreed: m.client_entry_fee_agreed,
  mandate_opened: m.client_entry_mandate_opened,
  mandate_ended: m.client_entry_mandate_ended,
  mandate_reopened: m.client_entry_mandate_reopened,
  presented: m.client_entry_presented,
  shortlist_sent: m.client_entry_shortlist_sent,
  answered: m.client_entry_answered,
  placed: m.client_entry_placed,
  ended_early: m.client_entry_ended_early,
  invoiced: m.client_entry_invoiced,
};

export const mandateStateWords: Record<MandateState, () => string> = {
  open: m.mandate_state_open,
  filled: m.mandate_state_filled,
  closed: m.mandate_state_closed,
};

const percentText = (percent: number): string =>
  numberFormat(getLocale(), { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

/** "25% of the first year’s fixed pay". */
export function feeText({ fee }: FeeTerms): string {
  if (fee.kind === 'fixed')
    return numberFormat(getLocale(), { style: 'currency', currency: fee.currency, maximumFractionDigits: 0 }).format(
      fee.amount,
    );
  const percent = percentText(fee.percent);
  return fee.withVariable ? m.client_fee_of_all_pay({ percent }) : m.client_fee_of_fixed_pay({ percent });
}

/** What is paid back, the first step first. */
export const refundTexts = ({ refunds }: FeeTerms): string[] =>
  refunds.map(({ untilDay, percent }) =>
    m.client_refund_step({ days: numberText(untilDay), percent: percentText(percent) }),
  );

export const vatText = ({ vatPercent }: FeeTerms): string => percentText(vatPercent);
