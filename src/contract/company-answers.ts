import { z } from 'zod';

const percent = z.int().min(0).max(100);

/**
 * What applicants of the last 90 days got from a company, from 10 applications on (decision 0110). Rounded so that nothing looks
 * better than it is.
 */
export const companyAnswersSchema = z.object({
  /** Got an answer that was meant for them. */
  answeredPercent: percent,
  /** Were told only as the job closed. */
  closedPercent: percent,
  /** From applying to the first answer; null where nobody got one. */
  medianHours: z.number().nullable(),
  /** Of promises; null below 10 of them. */
  keptPercent: percent.nullable(),
});

export type CompanyAnswers = z.infer<typeof companyAnswersSchema>;
