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
      summary: 'How many cases are open or appealed; 1,000 stands for more',
      tags,
    })
    .output(z.object({ open: z.number().int() })),
  list: forAdmins
    .route({
      method: 'GET',
      path: '/admin/moderation',
      summary:
        'What to look at, reported ones first, then the oldest; what was appealed, the oldest first; or what was decided, the newest first; 50 at once',
      tags,
    })
    .input(z.strictObject({ state: z.enum(caseStates).optional(), ...cursorInput }))
    .output(z.object({ cases: z.array(caseRowSchema), nextCursor: z.string().nullable() })),
  read: forAdmins
    .route({
      method: 'GET',
      path: '/admin/moderation/{id}',
      summary: 'A case, with what was reported',
      description: 'Of a reported message with the message and a few around it, which the audit log records.',
      tags,
    })
    .input(byId)
    .output(caseSchema),
  keep: forAdmins
    .route({ method: 'POST', path: '/admin/moderation/{id}/keep', summary: 'Decide that nothing changes', tags })
    .input(byId)
    .output(caseSchema),
  restrict: forAdminsAgain
    .route({
      method: 'POST',
      path: '/admin/moderation/{id}/restrict',
      summary: 'Hide the job, the company with its jobs or the message of a case, or ban its person',
      description: 'Whom it concerns reads the reason and may appeal.',
      tags,
    })
    .input(groundsInput)
    .output(caseSchema),
  lift: forAdmins
    .route({
      method: 'POST',
      path: '/admin/moderation/{id}/lift',
      summary: 'Take back what restricts the company, the message or the person of a case',
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
        '403 (another_administrator) for who decided before, unless nobody else can; then 409 (only_administrator) without `asOnlyOne`.',
      tags,
    })
    .input(appealDecisionFields.extend({ id: z.uuid() }))
    .output(caseSchema),
  hide: forAdminsAgain
    .route({
      method: 'POST',
      path: '/admin/jobs/{id}/hide',
      summary: 'Hide a job, with a reason that its company reads',
      description:
        '`caseId`: the case that this decides; refused with 409 where it was decided meanwhile. Without it, the open one if there is one.',
      tags,
    })
    .input(groundsOfCaseInput)
    .output(caseSchema),
  restore: forAdmins
    .route({
      method: 'POST',
      path: '/admin/jobs/{id}/restore',
      summary: 'Show a job again that an administrator hid',
      tags,
    })
    .input(byId)
    .output(z.object({ done: z.literal(true) })),
  hideCompany: forAdminsAgain
    .route({
      method: 'POST',
      path: '/admin/companies/{id}/hide',
      summary: 'Hide a company’s page and jobs, with a reason that it reads',
      tags,
    })
    .input(groundsInput)
    .output(caseSchema),
  year: forAdmins
    .route({
      method: 'GET',
      path: '/admin/moderation/year',
      summary: 'Counts of a year: notices by reason, decisions, appeals and how long they took',
      tags,
    })
    .input(moderationYearInput)
    .output(moderationYearSchema),
};
