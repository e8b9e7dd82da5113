import { z } from 'zod';

import { readCvSchema } from '#contract/cvs/cvs.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forEmployers } from '#contract/procedure.ts';

const tags = ['Candidates'];
const byId = z.strictObject({ id: z.uuid() });

const mailedCvSchema = z.object({
  id: z.uuid(),
  job: z.object({ id: z.uuid(), title: z.string() }),
  /** As the email states it. */
  from: z.string(),
  /** The email's own text. */
  words: z.string(),
  name: z.string(),
  url: z.string(),
  /** How many files of the same email were not kept. */
  leftOut: z.int(),
  receivedAt: z.iso.datetime(),
});

export type MailedCv = z.infer<typeof mailedCvSchema>;

export const mailedCvsContract = {
  address: forEmployers
    .route({
      method: 'GET',
      path: '/jobs/{id}/cv-address',
      summary: 'Get the address to which CVs for a job can be emailed',
      description: 'Null if the site receives no email.',
      tags,
    })
    .input(byId)
    .output(z.object({ address: z.string().nullable() })),
  list: forEmployers
    .route({
      method: 'GET',
      path: '/mailed-cvs',
      summary: 'List emailed CVs that were not added yet, latest first, up to 100',
      description: 'For jobs of your current company.',
      tags,
    })
    .output(z.array(mailedCvSchema)),
  readCv: forEmployers
    .errors({ UNSUPPORTED_TYPE: { status: problems.UNSUPPORTED_TYPE, data: problemDataSchema } })
    .route({
      method: 'POST',
      path: '/mailed-cvs/{id}/read',
      summary: 'Read suggestions from an emailed CV',
      description: 'Nothing is stored.',
      tags,
    })
    .input(byId)
    .output(readCvSchema),
  remove: forEmployers
    .route({ method: 'DELETE', path: '/mailed-cvs/{id}', summary: 'Delete an emailed CV', tags })
    .input(byId)
    .output(z.object({ done: z.literal(true) })),
};
