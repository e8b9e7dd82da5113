import { z } from 'zod';

import { forEmployers } from '#contract/procedure.ts';

const byId = z.strictObject({ id: z.uuid() });
const syndicationSchema = z.object({ isSyndicated: z.boolean() });

export const syndicationContract = {
  read: forEmployers
    .route({
      method: 'GET',
      path: '/jobs/{id}/syndication',
      summary: 'Whether other job sites get a job',
      tags: ['Jobs'],
    })
    .input(byId)
    .output(syndicationSchema),
  save: forEmployers
    .route({
      method: 'PUT',
      path: '/jobs/{id}/syndication',
      summary: 'Offer a job to other job sites, or not',
      description:
        'By the feeds at /feeds/{profile}.xml. Sites that have it already remove it when they read them again.',
      tags: ['Jobs'],
    })
    .input(byId.extend({ isSyndicated: z.boolean() }))
    .output(syndicationSchema),
};
