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
      summary: 'To which clients the agency asked to present the reader, the latest first; 100 at the most',
      tags,
    })
    .output(z.array(ownRepresentationSchema)),
  give: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/representations/{id}/give',
      summary: 'Consent to be presented to one client, for six months',
      description: '409: wrong_status unless it is asked. Repeating it changes nothing.',
      tags,
    })
    .input(byId)
    .output(ownRepresentationSchema),
  refuse: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/representations/{id}/refuse',
      summary: 'Refuse to be presented to a client',
      description: '409: wrong_status unless it is asked. Repeating it changes nothing.',
      tags,
    })
    .input(byId)
    .output(ownRepresentationSchema),
  takeBack: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/representations/{id}/take-back',
      summary: 'Take back a consent, which withdraws the application and removes the reader from shortlists',
      description: '409: wrong_status unless it was given. Repeating it changes nothing.',
      tags,
    })
    .input(byId)
    .output(ownRepresentationSchema),
};
