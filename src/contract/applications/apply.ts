import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { answersInput } from '#contract/jobs/questions.ts';
import { COVER_LETTER_MAX } from '#contract/limits.ts';
import { orUnclaimed } from '#contract/procedure.ts';
import { textSchema } from '#contract/text.ts';

import { SOURCE_MAX, sourcePattern } from './application-source.ts';
import { applicationSchema, ownApplicationSchema } from './application-views.ts';

const tags = ['Applications'];
const id = { id: z.uuid() };
const byId = z.strictObject(id);

/** The applicant's input. */
export const applicationFields = z.strictObject({ coverLetter: textSchema(COVER_LETTER_MAX) });

const applyInput = applicationFields.extend({
  ...id,
  answers: answersInput.optional(),
  /** Where the applicant came from: a tag, or the host of a site. */
  source: z.string().max(SOURCE_MAX).regex(sourcePattern).optional(),
  /** The language in which the job was read. */
  locale: localeSchema.optional(),
});

/** Part of the contract of applications. */
export const applyContract = {
  apply: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/jobs/{id}/applications',
      summary: 'Apply for a job',
      description: 'Applying again returns the same application.',
      tags,
      successStatus: 201,
    })
    .input(applyInput)
    .output(applicationSchema),
  sendLater: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/jobs/{id}/unsent-applications',
      summary: 'Apply for a job without an account',
      description:
        'The application is sent once you open the link in an email, within 24 hours. 409 `wrong_status` if your address is confirmed: apply directly.',
      tags,
    })
    .input(applyInput)
    .output(z.object({ address: z.string() })),
  /** `application`: null before the reader applies. `isUnsent`: it is sent once they open the link in their email. */
  ofJob: orUnclaimed.seekers
    .route({ method: 'GET', path: '/jobs/{id}/application', summary: 'Get your application for a job', tags })
    .input(byId)
    .output(
      z.object({
        application: ownApplicationSchema.pick({ id: true, status: true, appliedAt: true }).nullable(),
        isUnsent: z.boolean(),
      }),
    ),
};
