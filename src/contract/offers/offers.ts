import { z } from 'zod';

import { cursorInput } from '#contract/positions.ts';
import { forEmployers, forEmployersAgain, orByKey } from '#contract/procedure.ts';
import { daySchema } from '#contract/text.ts';

import { offerStates } from './offer-choices.ts';
import { offerInput } from './offer-conditions.ts';
import { listedOfferSchema, offerDraftSchema, offerSchema } from './offer-views.ts';

const tags = ['Offers'];
const byId = z.strictObject({ id: z.uuid() });
/** As read; prevents acting on a version that another member changed. */
const ofVersion = byId.extend({ version: z.int().min(1) });
const reading = orByKey.employers('read_offers');

export const offersContract = {
  list: reading
    .route({
      method: 'GET',
      path: '/offers',
      summary: 'List the offers of your current company that you may see, latest change first',
      tags,
    })
    .input(z.strictObject({ state: z.enum(offerStates).optional(), job: z.uuid().optional(), ...cursorInput }))
    .output(z.object({ offers: z.array(listedOfferSchema), nextCursor: z.string().nullable() })),
  ofApplication: reading
    .route({
      method: 'GET',
      path: '/applications/{id}/offers',
      summary: 'List the offers to an applicant, latest first',
      description: 'Empty for members who do not see offers.',
      tags,
    })
    .input(byId)
    .output(z.object({ offers: z.array(listedOfferSchema), can: z.object({ offer: z.boolean() }) })),
  read: reading
    .route({ method: 'GET', path: '/offers/{id}', summary: 'Get an offer with its versions and its approval', tags })
    .input(byId)
    .output(offerSchema),
  prepare: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/offer-draft',
      summary: 'Get the starting values of an offer to an applicant',
      description: 'The job’s facts, and the first template in both languages.',
      tags,
    })
    .input(byId)
    .output(offerDraftSchema),
  create: forEmployers
    .route({
      method: 'POST',
      path: '/applications/{id}/offers',
      summary: 'Create an offer to an applicant who is shortlisted, invited or accepted',
      description:
        '409 `wrong_status` for others, `offer_exists` while another offer to them is open, `not_revealed` in a blind review.',
      tags,
      successStatus: 201,
    })
    .input(byId.extend(offerInput.shape))
    .output(offerSchema),
  change: forEmployers
    .route({
      method: 'PUT',
      path: '/offers/{id}',
      summary: 'Update an offer',
      description:
        'Ends its approval. An offer that was sent gets a new version, and cannot be accepted until that is sent; what was sent does not change.',
      tags,
    })
    .input(ofVersion.extend(offerInput.shape))
    .output(offerSchema),
  discard: forEmployers
    .route({ method: 'DELETE', path: '/offers/{id}', summary: 'Delete an offer that was never sent', tags })
    .input(byId)
    .output(z.object({ done: z.literal(true) })),
  askApproval: forEmployers
    .route({ method: 'POST', path: '/offers/{id}/approval', summary: 'Request the approval of an offer', tags })
    .input(ofVersion)
    .output(offerSchema),
  send: forEmployersAgain
    .route({
      method: 'POST',
      path: '/offers/{id}/send',
      summary: 'Send an offer, which binds the company until the last day to answer',
      description:
        '409 `approval_needed`; `no_opening_left` if all openings are taken or offered; `changed_meanwhile`. 422 if the last day to answer is past.',
      tags,
    })
    .input(ofVersion)
    .output(offerSchema),
  withdraw: forEmployers
    .route({ method: 'POST', path: '/offers/{id}/withdraw', summary: 'Withdraw an offer before it is accepted', tags })
    .input(byId)
    .output(offerSchema),
  notePaper: forEmployers
    .route({
      method: 'POST',
      path: '/offers/{id}/paper',
      summary: 'Record that the contract was signed on paper, if the offer requires that',
      tags,
    })
    .input(byId.extend({ on: daySchema }))
    .output(offerSchema),
  handOver: reading
    .route({
      method: 'GET',
      path: '/offers/{id}/hand-over',
      summary: 'Get an accepted offer for a payroll or HR system, signed by the site',
      description:
        'A JSON Web Signature (RFC 7515, compact); docs/api.md describes its payload. 409 `wrong_status` before the offer is accepted.',
      tags,
    })
    .input(byId)
    .output(z.object({ jws: z.string() })),
  settings: forEmployers
    .route({
      method: 'GET',
      path: '/companies/{id}/offer-settings',
      summary: 'Get the offer settings of a company',
      description: 'Who sees its offers.',
      tags,
    })
    .input(byId)
    .output(z.object({ showsToManagers: z.boolean() })),
  saveSettings: forEmployersAgain
    .route({
      method: 'PUT',
      path: '/companies/{id}/offer-settings',
      summary: 'Show hiring managers the offers for their jobs, or hide them',
      description: 'For owners.',
      tags,
    })
    .input(byId.extend({ showsToManagers: z.boolean() }))
    .output(z.object({ showsToManagers: z.boolean() })),
};
