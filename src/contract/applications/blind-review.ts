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
      summary: 'Check whether new applications for a job are reviewed blind',
      tags: ['Jobs'],
    })
    .input(byId)
    .output(blindReviewSchema),
  save: forEmployers
    .route({
      method: 'PUT',
      path: '/jobs/{id}/blind-review',
      summary: 'Turn blind review of new applications for a job on or off',
      description: 'Applications that were sent before do not change.',
      tags: ['Jobs'],
    })
    .input(byId.extend({ isBlind: z.boolean() }))
    .output(blindReviewSchema),
  reveal: forEmployers
    .route({
      method: 'POST',
      path: '/applications/{id}/reveal',
      summary: 'Reveal the applicant in a blind review',
      description:
        'The history records who revealed them. 409 `wrong_status` if nothing is hidden, or the application was withdrawn.',
      tags: ['Applications'],
    })
    .input(byId)
    .output(applicationSchema),
};
