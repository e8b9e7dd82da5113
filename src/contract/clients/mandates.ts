import { z } from 'zod';

import { cursorInput } from '#contract/positions.ts';
import { forEmployers, orByKey } from '#contract/procedure.ts';

import { mandateStates } from './client-choices.ts';
import { mandateFields } from './client-input.ts';
import { mandateSchema } from './client-views.ts';

const tags = ['House agency'];
const byId = z.strictObject({ id: z.uuid() });
const reading = orByKey.employers('read_agency');

export const mandatesContract = {
  list: reading
    .route({ method: 'GET', path: '/agency/mandates', summary: 'List the mandates of the agency, latest first', tags })
    .input(z.strictObject({ client: z.uuid().optional(), state: z.enum(mandateStates).optional(), ...cursorInput }))
    .output(z.object({ mandates: z.array(mandateSchema), nextCursor: z.string().nullable() })),
  open: forEmployers
    .route({
      method: 'POST',
      path: '/agency/clients/{id}/mandates',
      summary: 'Open a mandate for a client’s job on the site, or for a job that is not there',
      description: '409 `mandate_exists` if the agency has an open mandate for the job.',
      tags,
      successStatus: 201,
    })
    .input(byId.extend({ ...mandateFields.shape, jobId: z.uuid().nullable() }))
    .output(mandateSchema),
  read: reading
    .route({ method: 'GET', path: '/agency/mandates/{id}', summary: 'Get a mandate', tags })
    .input(byId)
    .output(mandateSchema),
  change: forEmployers
    .route({ method: 'PUT', path: '/agency/mandates/{id}', summary: 'Update a mandate', tags })
    .input(byId.extend(mandateFields.shape))
    .output(mandateSchema),
  end: forEmployers
    .route({
      method: 'POST',
      path: '/agency/mandates/{id}/end',
      summary: 'End a mandate, as filled or given up',
      description: 'Ends the consents to be presented for it. 409 `wrong_status` unless it is open.',
      tags,
    })
    .input(byId.extend({ state: z.enum(['filled', 'closed']) }))
    .output(mandateSchema),
  reopen: forEmployers
    .route({
      method: 'POST',
      path: '/agency/mandates/{id}/reopen',
      summary: 'Reopen a mandate',
      description: '409 `wrong_status` if it is open, `mandate_exists` if there is another one for its job.',
      tags,
    })
    .input(byId)
    .output(mandateSchema),
};
