import { z } from 'zod';

import { MEMBERS_MAX } from '#contract/limits.ts';
import { forEmployers } from '#contract/procedure.ts';

const ofJob = z.strictObject({ id: z.uuid() });
const tags = ['Jobs'];

/** A hiring manager of the company, and whether they are assigned to this job. */
export const jobManagerSchema = z.object({ userId: z.uuid(), name: z.string(), isOfJob: z.boolean() });

export type JobManager = z.infer<typeof jobManagerSchema>;

export const jobTeamContract = {
  handOver: forEmployers
    .route({
      method: 'PUT',
      path: '/jobs/{id}/responsible',
      summary: 'Hand a job over to a colleague',
      description:
        'The colleague is notified of its applications and messages. 422 for people who do not recruit for the company.',
      tags,
    })
    .input(ofJob.extend({ userId: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
  managers: forEmployers
    .route({
      method: 'GET',
      path: '/jobs/{id}/managers',
      summary: 'List the hiring managers of the company, and which of them work on a job',
      tags,
    })
    .input(ofJob)
    .output(z.array(jobManagerSchema)),
  setManagers: forEmployers
    .route({
      method: 'PUT',
      path: '/jobs/{id}/managers',
      summary: 'Choose the hiring managers of a job',
      description:
        'They work on its applications and messages. 422 for people who are not hiring managers of the company.',
      tags,
    })
    .input(ofJob.extend({ userIds: z.array(z.uuid()).max(MEMBERS_MAX) }))
    .output(z.array(jobManagerSchema)),
};
