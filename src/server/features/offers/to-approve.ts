import { isStatedPay } from '#contract/offers/stated-pay.ts';

import type { ToApprove } from '../approvals/request.ts';
import { presentSalary } from '../jobs/present.ts';
import type { OfferRow, VersionRow } from './find.ts';

type Of = Pick<OfferRow, 'id' | 'application_id' | 'company_id' | 'job_id'> & Parameters<typeof presentSalary>[0];

export const toApprove = (offer: Of, { id, conditions: { fixedPay } }: VersionRow): ToApprove => ({
  companyId: offer.company_id,
  kind: 'offer',
  jobId: offer.job_id,
  applicationId: offer.application_id,
  offerId: offer.id,
  offerVersionId: id,
  pay: { fixed: fixedPay, isStated: isStatedPay(presentSalary(offer), fixedPay) === true },
});
