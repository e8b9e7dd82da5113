import { z } from 'zod';

const percent = z.int().min(0).max(100);

/**
 * A company's answers to applicants of the last 90 days, from 10 applications on (specification, section 10). Rounded
 * so that nothing looks better than it is.
 */
export const companyAnswersSchema = z.object({
  /** Received an individual answer. */
  answeredPercent: percent,
  /** Were only answered when the job closed. */
  closedPercent: percent,
  /** From the application to the first answer; null if there was none. */
  medianHours: z.number().nullable(),
  /** Share of kept promises; null below 10 of them. */
  keptPercent: percent.nullable(),
});

export type CompanyAnswers = z.infer<typeof companyAnswersSchema>;
