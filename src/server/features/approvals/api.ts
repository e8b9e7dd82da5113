import { approvalsContract } from '#contract/approvals/approvals.ts';

import { implementing } from '../../procedures.ts';
import { cancelOwnApproval, decideApproval } from './decide.ts';
import { askForJob, readApprovalOfJob } from './jobs.ts';
import { countApprovals, listApprovals } from './queries.ts';
import { readRules, saveRule, setAbsence } from './rules.ts';

const approvals = implementing(approvalsContract);

export const approvalsApi = {
  rules: approvals.rules.handler(({ context, input }) => readRules(context, input)),
  saveRule: approvals.saveRule.handler(({ context, input }) => saveRule(context, input)),
  setAbsence: approvals.setAbsence.handler(({ context, input }) => setAbsence(context, input)),
  list: approvals.list.handler(({ context, input }) => listApprovals(context, input)),
  count: approvals.count.handler(async ({ context }) => ({ count: await countApprovals(context) })),
  ofJob: approvals.ofJob.handler(({ context, input }) => readApprovalOfJob(context, input)),
  askForJob: approvals.askForJob.handler(({ context, input }) => askForJob(context, input)),
  decide: approvals.decide.handler(({ context, input }) => decideApproval(context, input)),
  cancel: approvals.cancel.handler(({ context, input }) => cancelOwnApproval(context, input)),
};
