import { z } from 'zod';

import { localizedTextsSchema, localizedWordsSchema } from '#contract/choice-schemas.ts';
import { REJECTION_NAME_MAX, REJECTION_REASONS_MAX, REJECTION_TEXT_MAX } from '#contract/limits.ts';
import { forEmployers } from '#contract/procedure.ts';

/** A new one has no id. */
export const rejectionReasonInput = z.strictObject({
  id: z.uuid().optional(),
  /** For members of the company, in at least one language. */
  names: localizedWordsSchema(REJECTION_NAME_MAX),
  /** The text for applicants; without one they are never told the reason. */
  texts: localizedTextsSchema(REJECTION_TEXT_MAX),
});

export type RejectionReasonInput = z.infer<typeof rejectionReasonInput>;

const byId = z.strictObject({ id: z.uuid() });

export const rejectionsContract = {
  readReasons: forEmployers
    .route({
      method: 'GET',
      path: '/companies/{id}/rejection-reasons',
      summary: 'List the rejection reasons of a company in all languages',
      tags: ['Companies'],
    })
    .input(byId)
    .output(z.array(rejectionReasonInput)),
  saveReasons: forEmployers
    .route({
      method: 'PUT',
      path: '/companies/{id}/rejection-reasons',
      summary: 'Replace the rejection reasons of a company',
      description:
        'Rejected applications keep the reason that they were rejected for. 409 `changed_meanwhile` if a reason no longer exists.',
      tags: ['Companies'],
    })
    .input(byId.extend({ reasons: z.array(rejectionReasonInput).max(REJECTION_REASONS_MAX) }))
    .output(z.array(rejectionReasonInput)),
  ofApplication: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/rejection-reasons',
      summary: 'List the reasons for which an application can be rejected',
      tags: ['Applications'],
    })
    .input(byId)
    .output(
      z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          /** The applicant's text; null if they are never told. */
          text: z.string().nullable(),
        }),
      ),
    ),
};
