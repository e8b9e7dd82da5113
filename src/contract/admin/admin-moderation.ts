import { z } from 'zod';

import { cursorInput } from '#contract/positions.ts';
import { forAdmins, forAdminsAgain } from '#contract/procedure.ts';

import { caseStates } from './admin-choices.ts';
import { appealOutcomes } from './moderation-choices.ts';
import {
  caseRowSchema,
  caseSchema,
  groundsInput,
  groundsOfCaseInput,
  hideReasonSchema,
  moderationYearInput,
  moderationYearSchema,
} from './moderation.ts';

const tags = ['Administration'];
const byId = z.strictObject({ id: z.uuid() });

export const appealDecisionFields = z.strictObject({
  outcome: z.enum(appealOutcomes),
  reason: hideReasonSchema,
  /** Set by the only administrator, who also made the decision. */
  asOnlyOne: z.literal(true).optional(),
});

export const adminModerationContract = {
  count: forAdmins
    .route({
      method: 'GET',
      path: '/admin/moderation/count',
      summary: 'Count open and appealed cases, up to 1,000',
      tags,
    })
    .output(z.object({ open: z.number().int() })),
  list: forAdmins
    .route({
      method: 'GET',
      path: '/admin/moderation',
      summary: 'List cases, 50 at a time',
      description:
        'Open cases: reported ones first, then the oldest. Appealed cases: the oldest first. Decided cases: the newest first.',
      tags,
    })
    .input(z.strictObject({ state: z.enum(caseStates).optional(), ...cursorInput }))
    .output(z.object({ cases: z.array(caseRowSchema), nextCursor: z.string().nullable() })),
  read: forAdmins
    .route({
      method: 'GET',
      path: '/admin/moderation/{id}',
      summary: 'Get a case with its reports',
      description:
        'A reported message comes with a few messages around it, and the audit log records that you read them.',
      tags,
    })
    .input(byId)
    .output(caseSchema),
  keep: forAdmins
    .route({
      method: 'POST',
      path: '/admin/moderation/{id}/keep',
      summary: 'Decide a case without a restriction',
      description: '409 `wrong_status` if the case is decided.',
      tags,
    })
    .input(byId)
    .output(caseSchema),
  restrict: forAdminsAgain
    .route({
      method: 'POST',
      path: '/admin/moderation/{id}/restrict',
      summary: 'Hide the job, the company with its jobs or the message of a case, or ban the person',
      description:
        'The person or company concerned is told the reason and may appeal. 409 `wrong_status` if the case is decided.',
      tags,
    })
    .input(groundsInput)
    .output(caseSchema),
  lift: forAdmins
    .route({
      method: 'POST',
      path: '/admin/moderation/{id}/lift',
      summary: 'Lift the restriction on the company, message or person of a case',
      tags,
    })
    .input(byId)
    .output(caseSchema),
  decideAppeal: forAdminsAgain
    .route({
      method: 'POST',
      path: '/admin/moderation/{id}/appeal',
      summary: 'Decide the appeal of a case, with reasons',
      description:
        '403 `another_administrator` if you made the decision and another administrator can decide the appeal. 409 `only_administrator` if you made it, no one else can decide, and `asOnlyOne` is missing.',
      tags,
    })
    .input(appealDecisionFields.extend({ id: z.uuid() }))
    .output(caseSchema),
  hide: forAdminsAgain
    .route({
      method: 'POST',
      path: '/admin/jobs/{id}/hide',
      summary: 'Hide a job, with a reason for its company',
      description:
        '`caseId` names the case that this decides; it defaults to the open case of the job. 409 `wrong_status` if the case is decided.',
      tags,
    })
    .input(groundsOfCaseInput)
    .output(caseSchema),
  restore: forAdmins
    .route({
      method: 'POST',
      path: '/admin/jobs/{id}/restore',
      summary: 'Restore a job that an administrator hid',
      tags,
    })
    .input(byId)
    .output(z.object({ done: z.literal(true) })),
  hideCompany: forAdminsAgain
    .route({
      method: 'POST',
      path: '/admin/companies/{id}/hide',
      summary: 'Hide a company’s page and jobs, with a reason for the company',
      tags,
    })
    .input(groundsInput)
    .output(caseSchema),
  year: forAdmins
    .route({
      method: 'GET',
      path: '/admin/moderation/year',
      summary: 'Get the moderation counts of a year',
      description: 'Reports by reason, decisions, appeals, and how long they took.',
      tags,
    })
    .input(moderationYearInput)
    .output(moderationYearSchema),
};
