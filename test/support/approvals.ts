import type { ApprovalKind } from '#contract/approvals/approval-choices.ts';
import type { Approval, ApprovalRuleInput } from '#contract/approvals/approvals.ts';

import type { TestApp } from './app.ts';
import type { TestPerson } from './people.ts';

type Owner = TestPerson & { companyId: string };

interface Answer<Body> {
  status: number;
  body: Body & { data?: { reason?: string; fields?: { path: string; code: string }[] } };
}

/** `path` begins after /api. */
export async function callApprovals<Body = Approval>(
  app: TestApp,
  method: string,
  path: string,
  person?: { cookie: string },
  json?: unknown,
): Promise<Answer<Body>> {
  const answer = await app.request(method, `/api${path}`, { json, ...(person ? { cookie: person.cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as Answer<Body>['body'] };
}

export const approvalRule = (approvers: { userId: string }[], rule: Partial<ApprovalRuleInput> = {}) => ({
  approverIds: approvers.map(({ userId }) => userId),
  inOrder: true,
  isForOtherPay: false,
  freeUpTo: null,
  ...rule,
});

/** From now on these approve what is published or sent; in order, unless the rule says otherwise. */
export async function setApprovers(
  app: TestApp,
  owner: Owner,
  kind: ApprovalKind,
  approvers: { userId: string }[],
  rule: Partial<ApprovalRuleInput> = {},
): Promise<void> {
  const path = `/companies/${owner.companyId}/approval-rules/${kind}`;
  const { status, body } = await callApprovals(app, 'PUT', path, owner, approvalRule(approvers, rule));
  if (status !== 200) throw new Error(`The rule was refused: ${JSON.stringify(body)}`);
}
