import { z } from 'zod';

import { cursorInput } from '#contract/positions.ts';
import { forEmployers, orByKey } from '#contract/procedure.ts';
import { textSchema } from '#contract/text.ts';

import { PRESENTATION_WORDS_MAX, presentedParts, representationStates } from './presenting-choices.ts';
import { askingSchema, representationSchema } from './representation-views.ts';

const tags = ['House agency: presenting'];
const byId = z.strictObject({ id: z.uuid() });
/** A candidate of the agency, or a person whom it screens. */
const ofPerson = z.strictObject({
  mandateId: z.uuid(),
  candidateId: z.uuid().optional(),
  screeningId: z.uuid().optional(),
});

export const askInput = ofPerson.extend({
  shows: z.array(z.enum(presentedParts)).min(1).max(presentedParts.length),
  words: textSchema(PRESENTATION_WORDS_MAX),
});

export const representationsContract = {
  list: orByKey
    .employers('read_agency')
    .route({
      method: 'GET',
      path: '/agency/representations',
      summary: 'List consents to be presented, with presentations and answers, latest first',
      tags,
    })
    .input(
      z.strictObject({
        mandate: z.uuid().optional(),
        candidate: z.uuid().optional(),
        state: z.enum(representationStates).optional(),
        ...cursorInput,
      }),
    )
    .output(z.object({ representations: z.array(representationSchema), nextCursor: z.string().nullable() })),
  prepare: forEmployers
    .route({
      method: 'GET',
      path: '/agency/mandates/{mandateId}/asking',
      summary: 'Check whether a person can be asked for their consent to be presented',
      tags,
    })
    .input(ofPerson)
    .output(askingSchema),
  ask: forEmployers
    .route({
      method: 'POST',
      path: '/agency/representations',
      summary: 'Ask a person for their consent to be presented to one client for one job',
      description:
        'Notifies the person, also by email, in their language. 409 `mandate_over`, `off_limits` if the person works for a client that is off limits, `already_applied`, `already_presented`, `already_asked`, `refused_before`.',
      tags,
      successStatus: 201,
    })
    .input(askInput)
    .output(representationSchema),
  end: forEmployers
    .route({
      method: 'POST',
      path: '/agency/representations/{id}/end',
      summary: 'End a consent, or the request for it',
      description:
        'Ends presentations that the client is not interested in yet. 409 `wrong_status` unless the person is being asked or has consented.',
      tags,
    })
    .input(byId)
    .output(representationSchema),
};
