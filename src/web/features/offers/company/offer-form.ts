import type { Currency } from '#contract/currencies.ts';
import type { StoredFile } from '#contract/files/files.ts';
import type { ChoiceOf, SalaryPeriod } from '#contract/jobs/job-choices.ts';
import type { Locale } from '#contract/locales.ts';
import type { ContractForm, noticeUnits, OfferForm } from '#contract/offers/offer-choices.ts';
import type { OfferInput, OfferTexts } from '#contract/offers/offer-conditions.ts';
import type { Offer, OfferDraft } from '#contract/offers/offer-views.ts';
import type { KeptFieldsProps } from '#web/app/use-kept-form.ts';
import { amountOf, numberOf } from '#web/ui/amount.ts';

/** Numbers as typed; empty: not stated. */
export interface OfferFormValues {
  startsOn: string;
  contractForm: ContractForm;
  endsOn: string;
  employmentType: ChoiceOf<'employmentType'> | '';
  workplace: ChoiceOf<'workplace'> | '';
  city: string;
  country: string;
  hoursPerWeek: string;
  probationMonths: string;
  notice: string;
  noticeUnit: (typeof noticeUnits)[number];
  amount: string;
  currency: Currency;
  period: SalaryPeriod;
  payments: string;
  hasVariablePay: boolean;
  target: string;
  isCapped: boolean;
  cap: string;
  reachedPercent: string;
  reachedYear: string;
  form: OfferForm;
  answerBy: string;
  /** Texts in a language that was chosen before stay. */
  texts: OfferTexts;
  locale: Locale;
  bindingLocale: Locale;
  payReason: string;
  files: readonly Pick<StoredFile, 'id' | 'name'>[];
}

export type FieldsProps = KeptFieldsProps<OfferFormValues>;

/** `id`: of the application until its offer is stored. */
export const offerDraftKey = (userId: string, id: string): string => `parlance.offer.${userId}.${id}`;

export const noText = { letter: '', benefits: '' };

const typed = (value: number | null | undefined): string => String(value ?? '');

const lastYear = (): string => String(new Date().getUTCFullYear() - 1);

type Started = OfferDraft['draft'];

/** A draft that was just prepared. */
export const newForm = (draft: Started): OfferFormValues => formOf(draft, []);

/** The current version of an offer. */
export const formOfOffer = ({ version, payReason }: Offer): OfferFormValues =>
  formOf({ ...version, payReason, fileIds: [] }, version.files);

function formOf({ conditions, ...texts }: Started, files: OfferFormValues['files']): OfferFormValues {
  const { fixedPay, variablePay, notice } = conditions;
  return {
    startsOn: conditions.startsOn,
    contractForm: conditions.contractForm,
    endsOn: conditions.endsOn ?? '',
    employmentType: conditions.employmentType ?? '',
    workplace: conditions.workplace ?? '',
    city: conditions.city,
    country: conditions.country ?? '',
    hoursPerWeek: typed(conditions.hoursPerWeek),
    probationMonths: typed(conditions.probationMonths),
    notice: typed(notice?.amount),
    noticeUnit: notice?.unit ?? 'months',
    amount: typed(fixedPay?.amount),
    currency: fixedPay?.currency ?? variablePay?.currency ?? 'EUR',
    period: fixedPay?.period ?? 'year',
    payments: typed(fixedPay?.payments),
    hasVariablePay: variablePay !== null,
    target: typed(variablePay?.target),
    isCapped: variablePay?.capped ?? false,
    cap: typed(variablePay?.cap),
    reachedPercent: typed(variablePay?.reached?.percent),
    reachedYear: variablePay?.reached ? String(variablePay.reached.year) : lastYear(),
    form: conditions.form,
    answerBy: conditions.answerBy,
    texts: texts.texts,
    locale: texts.locale,
    bindingLocale: texts.bindingLocale,
    payReason: texts.payReason,
    files,
  };
}

const ifTyped = <Value>(text: string, read: (text: string) => Value): Value | null => (text.trim() ? read(text) : null);

/** What cannot be read is passed on for the API to refuse. */
export function inputOf(values: OfferFormValues): OfferInput {
  const { locale, bindingLocale, texts } = values;
  return {
    conditions: {
      startsOn: values.startsOn,
      contractForm: values.contractForm,
      endsOn: values.contractForm === 'fixed_term' ? values.endsOn || null : null,
      employmentType: values.employmentType || null,
      workplace: values.workplace || null,
      city: values.city,
      country: values.country || null,
      hoursPerWeek: ifTyped(values.hoursPerWeek, numberOf),
      probationMonths: ifTyped(values.probationMonths, amountOf),
      notice: ifTyped(values.notice, (text) => ({ amount: amountOf(text), unit: values.noticeUnit })),
      fixedPay: fixedPayOf(values),
      variablePay: variablePayOf(values),
      form: values.form,
      answerBy: values.answerBy,
    },
    texts: { [locale]: texts[locale] ?? noText, [bindingLocale]: texts[bindingLocale] ?? noText },
    locale,
    bindingLocale,
    payReason: values.payReason,
    fileIds: values.files.map(({ id }) => id),
  };
}

export const fixedPayOf = ({ amount, currency, period, payments }: OfferFormValues) => ({
  amount: amountOf(amount),
  currency,
  period,
  payments: period === 'month' ? ifTyped(payments, amountOf) : null,
});

function variablePayOf(values: OfferFormValues): OfferInput['conditions']['variablePay'] {
  const { hasVariablePay, target, isCapped, cap, reachedPercent, reachedYear, currency } = values;
  if (!hasVariablePay) return null;
  return {
    target: ifTyped(target, amountOf),
    capped: isCapped,
    cap: isCapped ? ifTyped(cap, amountOf) : null,
    reached: ifTyped(reachedPercent, (text) => ({ percent: amountOf(text), year: amountOf(reachedYear) })),
    currency,
  };
}
