import { beforeAll, expect, test } from 'vitest';

import type { ApprovalRuleInput } from '#contract/approvals/approvals.ts';
import type { FixedPay } from '#contract/offers/offer-conditions.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { setApprovers } from '#test/support/approvals.ts';
import { registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';

import { needsApproval } from './request.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const upTo = { freeUpTo: { amount: 45_000, currency: 'EUR' } } as const;

test.each<[string, Partial<ApprovalRuleInput>, Partial<FixedPay> & { isStated?: boolean }, boolean]>([
  ['of any pay', {}, { amount: 1, isStated: true }, true],
  ['of pay outside the range that the job states', { isForOtherPay: true }, { isStated: false }, true],
  ['of pay within that range', { isForOtherPay: true }, { isStated: true }, false],
  ['above the amount', upTo, { amount: 45_001 }, true],
  ['at the amount', upTo, { amount: 45_000 }, false],
  ['in another currency', upTo, { amount: 1, currency: 'PLN' }, true],
  ['of 12 months that stay within the amount', upTo, { amount: 3_750, period: 'month' }, false],
  ['of 14 months that go beyond it', upTo, { amount: 3_750, period: 'month', payments: 14 }, true],
  ['of hours that go beyond it', upTo, { amount: 22, period: 'hour' }, true],
  [
    'within the range and above the amount',
    { ...upTo, isForOtherPay: true },
    { amount: 60_000, isStated: true },
    false,
  ],
])('an offer %s', async (_, rule, { isStated = false, ...pay }, expected) => {
  const owner = await registerEmployer(app);
  await setApprovers(app, owner, 'offer', [owner], rule);
  const fixed: FixedPay = { amount: 30_000, currency: 'EUR', period: 'year', payments: null, ...pay };
  const offer = {
    applicationId: UNKNOWN_ID,
    offerId: UNKNOWN_ID,
    offerVersionId: UNKNOWN_ID,
    pay: { fixed, isStated },
  };
  const what = { kind: 'offer', companyId: owner.companyId, jobId: UNKNOWN_ID, ...offer } as const;
  expect(await needsApproval(app.ctx(), what)).toBe(expected);
});
