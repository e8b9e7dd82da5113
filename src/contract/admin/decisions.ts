import { z } from 'zod';

import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone, orUnclaimed } from '#contract/procedure.ts';
import { requiredTextSchema } from '#contract/text.ts';

import {
  APPEAL_TEXT_MAX,
  appealOutcomes,
  caseDecisions,
  decisionGrounds,
  decisionOrigins,
  reportSubjects,
} from './moderation-choices.ts';

const moment = z.iso.datetime();

/** A statement of reasons (Regulation (EU) 2022/2065, Article 17), and the appeal against it (Article 20). */
export const decisionSchema = z.object({
  id: z.uuid(),
  subject: z.enum(reportSubjects),
  as: z.enum(caseDecisions),
  /** The job's title, the company's or the person's name, the message's text. */
  about: z.string(),
  reason: z.string(),
  ground: z.enum(decisionGrounds),
  /** Empty for the terms as a whole. */
  rule: z.string(),
  foundBy: z.enum(decisionOrigins),
  decidedAt: moment,
  appealUntil: moment,
  appeal: z
    .object({
      text: z.string(),
      at: moment,
      /** Null until it is decided. `byOther`: by another administrator than the decision. */
      decided: z
        .object({ outcome: z.enum(appealOutcomes), reason: z.string(), at: moment, byOther: z.boolean() })
        .nullable(),
    })
    .nullable(),
  can: z.object({ appeal: z.boolean() }),
});

export type Decision = z.infer<typeof decisionSchema>;

export const DECISIONS_MAX = 100;

const byId = z.strictObject({ id: z.uuid() });

/** From the email to a person who can no longer sign in. */
const byToken = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

export const appealFields = z.strictObject({ text: requiredTextSchema(APPEAL_TEXT_MAX) });

const unknownToken = { NOT_FOUND: { status: problems.NOT_FOUND, data: problemDataSchema } };

const tags = ['Decisions'];

export const decisionsContract = {
  list: orUnclaimed.signedIn
    .route({
      method: 'GET',
      path: '/me/decisions',
      summary: 'List decisions against you and your company, newest first, up to 100',
      tags,
    })
    .output(z.array(decisionSchema)),
  read: orUnclaimed.signedIn
    .route({
      method: 'GET',
      path: '/decisions/{id}',
      summary: 'Get a decision with its reasons',
      tags,
    })
    .input(byId)
    .output(decisionSchema),
  appeal: orUnclaimed.signedIn
    .route({
      method: 'POST',
      path: '/decisions/{id}/appeal',
      summary: 'Appeal a decision, once',
      description: '409 `wrong_status` if it was appealed already, or the time for an appeal is over.',
      tags,
    })
    .input(appealFields.extend(byId.shape))
    .output(decisionSchema),
  readMailed: forAnyone
    .errors(unknownToken)
    .route({
      method: 'POST',
      path: '/decisions/mailed',
      summary: 'Get a decision with the token from an email to a banned person',
      tags,
    })
    .input(byToken)
    .output(decisionSchema),
  appealMailed: forAnyone
    .errors(unknownToken)
    .route({
      method: 'POST',
      path: '/decisions/mailed/appeal',
      summary: 'Appeal a decision with the token from an email to a banned person',
      tags,
    })
    .input(appealFields.extend(byToken.shape))
    .output(decisionSchema),
};
