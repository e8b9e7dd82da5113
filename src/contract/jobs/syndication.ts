import { z } from 'zod';

import { forEmployers } from '#contract/procedure.ts';

const byId = z.strictObject({ id: z.uuid() });
const syndicationSchema = z.object({ isSyndicated: z.boolean() });

export const syndicationContract = {
  read: forEmployers
    .route({
      method: 'GET',
      path: '/jobs/{id}/syndication',
      summary: 'Check whether a job is offered to other job sites',
      tags: ['Jobs'],
    })
    .input(byId)
    .output(syndicationSchema),
  save: forEmployers
    .route({
      method: 'PUT',
      path: '/jobs/{id}/syndication',
      summary: 'Offer a job to other job sites, or stop offering it',
      description:
        'Through the feeds at `/feeds/{profile}.xml`. Sites that have the job remove it when they next read the feed.',
      tags: ['Jobs'],
    })
    .input(byId.extend({ isSyndicated: z.boolean() }))
    .output(syndicationSchema),
};
