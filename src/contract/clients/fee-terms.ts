import { z } from 'zod';

import { currencies } from '#contract/currencies.ts';

import { REFUND_STEPS_MAX } from './client-choices.ts';

/** How many days after the start someone who ends gives how much of the fee back. */
const refundStep = z.strictObject({
  untilDay: z.number().int().min(1).max(730),
  percent: z.number().int().min(1).max(100),
});

const isAscending = (steps: z.infer<typeof refundStep>[]): boolean =>
  steps.every(({ untilDay }, index) => index === 0 || untilDay > (steps[index - 1]?.untilDay ?? 0));

/** What a client pays for a placement. */
export const feeTermsSchema = z
  .strictObject({
    /** Either of the first year's pay or a fixed amount, in whole units of the currency. */
    fee: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('percent'),
        percent: z.number().min(0.5).max(100).multipleOf(0.5),
        /** Whether variable pay counts, as agreed. */
        withVariable: z.boolean(),
      }),
      z.strictObject({
        kind: z.literal('fixed'),
        amount: z.number().int().min(1).max(10_000_000),
        currency: z.enum(currencies),
      }),
    ]),
    /** From the start; 0: none. */
    guaranteeDays: z.number().int().min(0).max(730),
    /** In ascending order of days, none after the guarantee. */
    refunds: z
      .array(refundStep)
      .max(REFUND_STEPS_MAX)
      .refine(isAscending, { params: { code: 'invalid' } }),
    paymentDays: z.number().int().min(0).max(120),
    vatPercent: z.number().min(0).max(30).multipleOf(0.1),
  })
  .refine(({ refunds, guaranteeDays }) => refunds.every(({ untilDay }) => untilDay <= guaranteeDays), {
    path: ['refunds'],
    params: { code: 'invalid' },
  });

export type FeeTerms = z.infer<typeof feeTermsSchema>;
