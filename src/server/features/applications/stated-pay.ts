import { mustStatePay } from '#contract/settings/pay-laws.ts';

import type { TxCtx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { dayOf } from '../jobs/term.ts';

/**
 * Before an interview the applicant must know the pay, in the countries that the administrator keeps
 * (Directive (EU) 2023/970, article 5).
 * @throws Refusal CONFLICT pay_not_stated
 */
export async function requireStatedPay(tx: TxCtx, jobId: string): Promise<void> {
  const { country, salary_min: salary } = await tx.db
    .selectFrom('job')
    .select(['country', 'salary_min'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  if (salary !== null) return;
  const { 'law.pay_before_interview': laws } = await tx.settings();
  if (mustStatePay(laws, country, dayOf(tx.clock.now()))) throw new Refusal('CONFLICT', { reason: 'pay_not_stated' });
}
