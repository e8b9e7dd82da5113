import { z } from 'zod';

import { AGENCY_TERMS_MAX } from '#contract/agency/agency-limits.ts';
import { forEmployers, orByKey } from '#contract/procedure.ts';
import { requiredTextSchema, textSchema } from '#contract/text.ts';

import { PRESENTATION_WORDS_MAX, PRESENTED_AT_ONCE } from './presenting-choices.ts';
import { jobPresentingSchema, presentedApplicationSchema, representationSchema } from './representation-views.ts';

const tags = ['House agency: presenting'];
const byId = z.strictObject({ id: z.uuid() });

export const presentInput = byId.extend({ words: requiredTextSchema(PRESENTATION_WORDS_MAX) });

export const presentationsContract = {
  create: forEmployers
    .route({
      method: 'POST',
      path: '/agency/representations/{id}/presentation',
      summary: 'Present a person to the client’s job on the site',
      description:
        'The person appears among the job’s applications, without name and contact until the employer is interested. Your words are shown without what identifies the person. 409 `no_consent`, `consent_ended`, `already_presented`, `already_applied`, `off_limits`, `mandate_over`, `job_closed`, or `not_taken` if the job does not take people from the agency.',
      tags,
      successStatus: 201,
    })
    .input(presentInput)
    .output(representationSchema),
  ofApplications: orByKey
    .signedInOrUnclaimed('read_applications')
    .route({
      method: 'GET',
      path: '/presented-applications',
      summary: 'Get which of these applications the agency entered',
      tags,
    })
    .input(
      z.strictObject({
        ids: z.preprocess(
          (given) => (typeof given === 'string' ? given.split(',') : given),
          z.array(z.uuid()).max(PRESENTED_AT_ONCE),
        ),
      }),
    )
    .output(z.array(presentedApplicationSchema)),
  ofJob: forEmployers
    .route({
      method: 'GET',
      path: '/jobs/{id}/presenting',
      summary: 'Get whether a job takes people presented by the house agency, and its terms',
      tags,
    })
    .input(byId)
    .output(jobPresentingSchema),
  saveOfJob: forEmployers
    .route({
      method: 'PUT',
      path: '/jobs/{id}/presenting',
      summary: 'Accept the house agency’s terms to take people whom it presents for a job, or take no more',
      description:
        'For owners and recruiters of the job’s company. 409 `changed_meanwhile` if the terms have changed since you read them, `wrong_status` if there is no agency or it has no terms.',
      tags,
    })
    .input(
      z.union([
        byId.extend({ takes: z.literal(true), terms: textSchema(AGENCY_TERMS_MAX) }),
        byId.extend({ takes: z.literal(false) }),
      ]),
    )
    .output(jobPresentingSchema),
};
