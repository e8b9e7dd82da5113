import { z } from 'zod';

import { choiceShape, countrySchema, localeSchema } from '#contract/choice-schemas.ts';
import { currencies } from '#contract/currencies.ts';
import { salaryPeriods } from '#contract/jobs/job-choices.ts';
import { variablePaySchema } from '#contract/jobs/job-fields.ts';
import { daySchema, lineSchema, textSchema } from '#contract/text.ts';

import {
  contractForms,
  noticeUnits,
  OFFER_BENEFITS_MAX,
  OFFER_FILES_MAX,
  OFFER_LETTER_MAX,
  offerForms,
  PAY_REASON_MAX,
} from './offer-choices.ts';

const PAY_MAX = 100_000_000;

export const fixedPaySchema = z.strictObject({
  amount: z.number().int().min(1).max(PAY_MAX),
  currency: z.enum(currencies),
  period: z.enum(salaryPeriods),
  /** Payments a year, for monthly pay: 13 or 14 where that is usual. */
  payments: z.number().int().min(12).max(16).nullable(),
});

export type FixedPay = z.infer<typeof fixedPaySchema>;

/** The conditions without texts. */
const conditionsShape = {
  startsOn: daySchema,
  contractForm: z.enum(contractForms),
  /** The last day of a fixed term. */
  endsOn: daySchema.nullable(),
  employmentType: choiceShape.employmentType,
  workplace: choiceShape.workplace,
  city: lineSchema(80),
  country: countrySchema.nullable(),
  hoursPerWeek: z.number().min(1).max(60).multipleOf(0.5).nullable(),
  probationMonths: z.number().int().min(0).max(12).nullable(),
  notice: z.strictObject({ amount: z.number().int().min(1).max(52), unit: z.enum(noticeUnits) }).nullable(),
  fixedPay: fixedPaySchema,
  variablePay: variablePaySchema.nullable(),
  form: z.enum(offerForms),
  /** The last day to answer. */
  answerBy: daySchema,
};

export const offerConditionsSchema = z
  .strictObject(conditionsShape)
  .refine(({ contractForm, endsOn }) => (contractForm === 'fixed_term') === (endsOn !== null), {
    path: ['endsOn'],
    params: { code: 'required' },
  })
  .refine(({ startsOn, endsOn }) => endsOn === null || endsOn > startsOn, {
    path: ['endsOn'],
    params: { code: 'too_small' },
  });

export type OfferConditions = z.infer<typeof offerConditionsSchema>;

/** In one language: plain text with blank lines between paragraphs. */
export const offerTextSchema = z.strictObject({
  letter: textSchema(OFFER_LETTER_MAX),
  benefits: textSchema(OFFER_BENEFITS_MAX),
});

export const offerTextsSchema = z.partialRecord(localeSchema, offerTextSchema);

export type OfferTexts = z.infer<typeof offerTextsSchema>;

/** The current version of an offer, as a member writes it. */
export const offerInput = z.strictObject({
  conditions: offerConditionsSchema,
  /** In `locale` and `bindingLocale`, of which both are required, each with a letter. */
  texts: offerTextsSchema,
  /** The candidate's language. */
  locale: localeSchema,
  bindingLocale: localeSchema,
  /** Required if the fixed pay is outside what the job states. */
  payReason: textSchema(PAY_REASON_MAX),
  /** The member's own uploads of kind `attachment`, or files of the previous version. */
  fileIds: z.array(z.uuid()).max(OFFER_FILES_MAX),
});

export type OfferInput = z.infer<typeof offerInput>;

/** The starting values of an offer; without pay if the job states none. */
export const offerBeginningSchema = offerInput.extend({
  conditions: z.strictObject({ ...conditionsShape, fixedPay: fixedPaySchema.nullable() }),
});

export type OfferBeginning = z.infer<typeof offerBeginningSchema>;
