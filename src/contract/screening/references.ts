import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone } from '#contract/procedure.ts';

import { referenceAnswersSchema } from './reference-answers.ts';

const tags = ['Screening'];
const done = z.object({ done: z.literal(true) });

/** Of the link in the email; it is sent in the body, so that no log has it. */
const token = z.string().regex(/^[\w-]{43}$/);
const byToken = z.strictObject({ token });
const unknownToken = { NOT_FOUND: { status: problems.NOT_FOUND, data: problemDataSchema } };

const askedReferenceSchema = z.object({
  /** Whom the reference is about. */
  person: z.string(),
  agency: z.string(),
  /** Who is asked. */
  name: z.string(),
  relation: z.string(),
  locale: localeSchema,
  /** The last day to answer. */
  until: z.iso.date(),
});

export type AskedReference = z.infer<typeof askedReferenceSchema>;

export const referencesContract = {
  read: forAnyone
    .errors(unknownToken)
    .route({
      method: 'POST',
      path: '/references/read',
      summary: 'Get who asks for a reference and about whom, with the token from an email',
      description: '404 if the link is unknown, used or expired.',
      tags,
    })
    .input(byToken)
    .output(askedReferenceSchema),
  answer: forAnyone
    .errors(unknownToken)
    .route({ method: 'POST', path: '/references/answer', summary: 'Answer a request for a reference, once', tags })
    .input(byToken.extend({ answers: referenceAnswersSchema }))
    .output(done),
  decline: forAnyone
    .errors(unknownToken)
    .route({
      method: 'POST',
      path: '/references/decline',
      summary: 'Decline a request for a reference, which ends its link',
      tags,
    })
    .input(byToken)
    .output(done),
};
