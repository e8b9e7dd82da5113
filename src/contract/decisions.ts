import { z } from 'zod';

import {
  APPEAL_TEXT_MAX,
  appealOutcomes,
  caseDecisions,
  decisionGrounds,
  decisionOrigins,
  reportSubjects,
} from './moderation-choices.ts';
import { forAnyone, forSignedIn } from './procedure.ts';
import { requiredTextSchema } from './text.ts';

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
      /** Null until it is decided. `byOther`: by another administrator than before. */
      decided: z
        .object({ outcome: z.enum(appealOutcomes), reason: z.string(), at: moment, byOther: z.boolean() })
        .nullable(),
    })
    .nullable(),
  can: z.object({ appeal: z.boolean() }),
});

export type Decision = z.infer<typeof decisionSchema>;

export const DECISIONS_MAX = 100;

/** Its id, for whom it concerns; or the secret in the mail to somebody who cannot sign in any more. */
const ref = z.string().regex(/^[\w-]{36,43}$/);

export const appealFields = z.strictObject({ text: requiredTextSchema(APPEAL_TEXT_MAX) });

const tags = ['Decisions'];

export const decisionsContract = {
  list: forSignedIn
    .route({
      method: 'GET',
      path: '/me/decisions',
      summary: 'What administrators decided against the person and their company, the newest 100 first',
      tags,
    })
    .output(z.array(decisionSchema)),
  read: forAnyone
    .route({
      method: 'GET',
      path: '/decisions/{ref}',
      summary: 'A decision with its reasons',
      description: '`ref`: its id, or the secret that a mail holds for somebody who was banned.',
      tags,
    })
    .input(z.strictObject({ ref }))
    .output(decisionSchema),
  appeal: forAnyone
    .route({
      method: 'POST',
      path: '/decisions/{ref}/appeal',
      summary: 'Appeal against a decision, once',
      description: '409 (wrong_status) where it was appealed already, or the time for it is over.',
      tags,
    })
    .input(appealFields.extend({ ref }))
    .output(decisionSchema),
};
