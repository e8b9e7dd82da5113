import type { ApprovalKind } from '#contract/approvals/approval-choices.ts';
import type { FixedPay } from '#contract/offers/offer-conditions.ts';

import type { Ctx, TxCtx } from '../../context.ts';
import './events.ts';
import './table.ts';

/** `pay`: of an offer, and whether it is within the range that the job states. */
export interface ToApprove {
  companyId: string;
  kind: ApprovalKind;
  jobId: string;
  offerVersionId: string | null;
  pay?: { fixed: FixedPay; isStated: boolean };
}

/** Whether the company's rule asks for approval, unless there is one already. */
export async function needsApproval(_ctx: Ctx, _what: ToApprove): Promise<boolean> {
  return false;
}

/** Asks the approvers. @throws Refusal CONFLICT wrong_status if it waits already */
export async function requestApproval(_tx: TxCtx, _what: ToApprove): Promise<void> {}

/** Ends an approval that waits or was given, as what was approved is changed. */
export async function cancelApproval(
  _tx: TxCtx,
  _what: Pick<ToApprove, 'kind' | 'jobId' | 'offerVersionId'>,
): Promise<void> {}
