import { z } from 'zod';

import { forEmployers } from '#contract/procedure.ts';

import { applicationSchema } from './application-views.ts';

const byId = z.strictObject({ id: z.uuid() });
const blindReviewSchema = z.object({ isBlind: z.boolean() });

export const blindReviewContract = {
  read: forEmployers
    .route({
      method: 'GET',
      path: '/jobs/{id}/blind-review',
      summary: 'Whether new applications for a job are reviewed blind',
      tags: ['Jobs'],
    })
    .input(byId)
    .output(blindReviewSchema),
  save: forEmployers
    .route({
      method: 'PUT',
      path: '/jobs/{id}/blind-review',
      summary: 'Review new applications for a job blind, or not',
      description: 'Applications that were sent before stay as they are.',
      tags: ['Jobs'],
    })
    .input(byId.extend({ isBlind: z.boolean() }))
    .output(blindReviewSchema),
  reveal: forEmployers
    .route({
      method: 'POST',
      path: '/applications/{id}/reveal',
      summary: 'See who sent an application that is reviewed blind; its history says who decided it',
      description: '409 wrong_status where nothing is hidden, and for a withdrawn application.',
      tags: ['Applications'],
    })
    .input(byId)
    .output(applicationSchema),
};
