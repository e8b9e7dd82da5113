import { z } from 'zod';

import { currencies } from '#contract/currencies.ts';
import { cursorInput } from '#contract/positions.ts';
import { forEmployers, forEmployersAgain } from '#contract/procedure.ts';
import { daySchema, requiredTextSchema, textSchema } from '#contract/text.ts';

import {
  APPROVAL_REASON_MAX,
  approvalKinds,
  approvalStates,
  approvalStepStates,
  APPROVERS_MAX,
} from './approval-choices.ts';

const moment = z.iso.datetime();
const kind = z.enum(approvalKinds);
const id = z.strictObject({ id: z.uuid() });
const tags = ['Approvals'];
const FREE_MAX = 100_000_000;

/** Without approvers, nothing needs approval. */
export const approvalRuleInput = z.strictObject({
  approverIds: z
    .array(z.uuid())
    .max(APPROVERS_MAX)
    .refine((ids) => new Set(ids).size === ids.length, { params: { code: 'invalid' } }),
  /** Whether they are asked one after the other, or all at once. */
  inOrder: z.boolean(),
  /** Offers only: fixed pay within the range that the job states needs no approval. */
  isForOtherPay: z.boolean(),
  /** Offers only: fixed pay up to this amount a year needs no approval. */
  freeUpTo: z.strictObject({ amount: z.int().min(1).max(FREE_MAX), currency: z.enum(currencies) }).nullable(),
});

export type ApprovalRuleInput = z.infer<typeof approvalRuleInput>;

const memberSchema = z.object({ userId: z.uuid(), name: z.string() });

/** `isOn` without approvers: all of them have left, and an owner decides. */
const ruleSchema = approvalRuleInput.extend({ kind, isOn: z.boolean(), approvers: z.array(memberSchema) });

export type ApprovalRule = z.infer<typeof ruleSchema>;

const rulesSchema = z.object({
  rules: z.array(ruleSchema),
  /** Members who may approve. */
  possible: z.array(memberSchema),
  /** Members who are away, with their substitutes. */
  absences: z.array(z.object({ member: memberSchema, substitute: memberSchema, until: daySchema })),
  can: z.object({ edit: z.boolean() }),
});

export type ApprovalRules = z.infer<typeof rulesSchema>;

const stepSchema = z.object({
  position: z.int(),
  state: z.enum(approvalStepStates),
  /** Null once they have left; an owner then decides. */
  approver: memberSchema.nullable(),
  /** Decides while the approver is away. */
  substitute: memberSchema.nullable(),
  decidedBy: memberSchema.nullable(),
  decidedAt: moment.nullable(),
  reason: z.string(),
});

export const approvalSchema = z.object({
  id: z.uuid(),
  kind,
  state: z.enum(approvalStates),
  jobId: z.uuid(),
  jobTitle: z.string(),
  /** Of an offer. */
  offer: z.object({ id: z.uuid(), applicationId: z.uuid(), candidateName: z.string() }).nullable(),
  askedBy: memberSchema.nullable(),
  askedAt: moment,
  endedAt: moment.nullable(),
  inOrder: z.boolean(),
  steps: z.array(stepSchema),
  /** `decide`: it is the reader's turn. `cancel`: the reader asked for it. */
  can: z.object({ decide: z.boolean(), cancel: z.boolean() }),
});

export type Approval = z.infer<typeof approvalSchema>;

/** A decision that a person made for a company. */
export const ownDecisionSchema = z.object({
  kind,
  jobId: z.uuid(),
  isApproved: z.boolean(),
  reason: z.string(),
  at: moment.nullable(),
});

export const approvalsContract = {
  rules: forEmployers
    .route({
      method: 'GET',
      path: '/companies/{id}/approval-rules',
      summary: 'Get the approval rules of a company',
      description: 'What needs approval, and who approves it.',
      tags,
    })
    .input(id)
    .output(rulesSchema),
  saveRule: forEmployersAgain
    .route({
      method: 'PUT',
      path: '/companies/{id}/approval-rules/{kind}',
      summary: 'Change who approves jobs or offers',
      description: 'For owners. Pending approvals keep their approvers.',
      tags,
    })
    .input(id.extend({ kind, ...approvalRuleInput.shape }))
    .output(rulesSchema),
  setAbsence: forEmployers
    .route({
      method: 'PUT',
      path: '/companies/{id}/absence',
      summary: 'Name a substitute who approves for you until a day',
      description: 'Null ends your absence.',
      tags,
    })
    .input(id.extend({ absence: z.strictObject({ substituteId: z.uuid(), until: daySchema }).nullable() }))
    .output(rulesSchema),
  list: forEmployers
    .route({
      method: 'GET',
      path: '/approvals',
      summary: 'List approvals that wait for you, or that you requested, latest first',
      description: 'In your current company.',
      tags,
    })
    .input(z.strictObject({ of: z.enum(['reader', 'asked']), ...cursorInput }))
    .output(z.object({ approvals: z.array(approvalSchema), nextCursor: z.string().nullable() })),
  count: forEmployers
    .route({
      method: 'GET',
      path: '/me/company/approval-count',
      summary: 'Count approvals that wait for you, up to 100',
      tags,
    })
    .output(z.object({ count: z.int() })),
  ofJob: forEmployers
    .route({
      method: 'GET',
      path: '/jobs/{id}/approval',
      summary: 'Check whether a job needs approval before it is published, and get the latest approval',
      tags,
    })
    .input(id)
    .output(z.object({ isNeeded: z.boolean(), approval: approvalSchema.nullable() })),
  askForJob: forEmployers
    .route({
      method: 'POST',
      path: '/jobs/{id}/approval',
      summary: 'Request the approval of a complete draft',
      description:
        'The draft is published once it is approved. 422 with the missing fields. 409 `wrong_status` if no approval is needed, or one is pending.',
      tags,
    })
    .input(id)
    .output(approvalSchema),
  decide: forEmployers
    .route({
      method: 'POST',
      path: '/approvals/{id}/decision',
      summary: 'Approve, or refuse with a reason',
      description:
        '409 `changed_meanwhile` if the approval was decided, changed or cancelled; `wrong_status` before it is your turn.',
      tags,
    })
    .input(
      z.union([
        id.extend({ isApproved: z.literal(true), reason: textSchema(APPROVAL_REASON_MAX).optional() }),
        id.extend({ isApproved: z.literal(false), reason: requiredTextSchema(APPROVAL_REASON_MAX) }),
      ]),
    )
    .output(approvalSchema),
  cancel: forEmployers
    .route({
      method: 'POST',
      path: '/approvals/{id}/cancel',
      summary: 'Cancel an approval that you requested',
      description: '409 `changed_meanwhile` if it has ended.',
      tags,
    })
    .input(id)
    .output(approvalSchema),
};
