import { z } from 'zod';

import { orUnclaimed } from '#contract/procedure.ts';

import { ownRepresentationSchema } from './representation-views.ts';

const tags = ['House agency: presenting'];
const byId = z.strictObject({ id: z.uuid() });

export const ownRepresentationsContract = {
  list: orUnclaimed.seekers
    .route({
      method: 'GET',
      path: '/me/representations',
      summary: 'List the requests to present you to clients, latest first, up to 100',
      tags,
    })
    .output(z.array(ownRepresentationSchema)),
  give: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/representations/{id}/give',
      summary: 'Consent to be presented to a client for six months',
      description: '409 `wrong_status` unless you are being asked. Repeating the call changes nothing.',
      tags,
    })
    .input(byId)
    .output(ownRepresentationSchema),
  refuse: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/representations/{id}/refuse',
      summary: 'Refuse to be presented to a client',
      description: '409 `wrong_status` unless you are being asked. Repeating the call changes nothing.',
      tags,
    })
    .input(byId)
    .output(ownRepresentationSchema),
  takeBack: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/representations/{id}/take-back',
      summary: 'Withdraw your consent, which withdraws the application and removes you from the shortlist',
      description: '409 `wrong_status` unless you consented. Repeating the call changes nothing.',
      tags,
    })
    .input(byId)
    .output(ownRepresentationSchema),
};
