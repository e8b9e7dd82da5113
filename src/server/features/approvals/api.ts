import { approvalsContract } from '#contract/approvals/approvals.ts';

import { Refusal } from '../../platform/http/refusal.ts';
import { implementing } from '../../procedures.ts';

const approvals = implementing(approvalsContract);

const later = (): never => {
  throw new Refusal('UNAVAILABLE');
};

export const approvalsApi = {
  rules: approvals.rules.handler(later),
  saveRule: approvals.saveRule.handler(later),
  setAbsence: approvals.setAbsence.handler(later),
  list: approvals.list.handler(later),
  count: approvals.count.handler(later),
  ofJob: approvals.ofJob.handler(later),
  askForJob: approvals.askForJob.handler(later),
  decide: approvals.decide.handler(later),
  cancel: approvals.cancel.handler(later),
};
