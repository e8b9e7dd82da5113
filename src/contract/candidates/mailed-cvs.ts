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
      summary: 'Where CVs for a job can be sent by email; null if the site receives no email',
      tags,
    })
    .input(byId)
    .output(z.object({ address: z.string().nullable() })),
  list: forEmployers
    .route({
      method: 'GET',
      path: '/mailed-cvs',
      summary: 'CVs for jobs of the current company that came by email and wait, the latest first; 100 at the most',
      tags,
    })
    .output(z.array(mailedCvSchema)),
  readCv: forEmployers
    .errors({ UNSUPPORTED_TYPE: { status: problems.UNSUPPORTED_TYPE, data: problemDataSchema } })
    .route({ method: 'POST', path: '/mailed-cvs/{id}/read', summary: 'Suggestions from a CV; nothing is stored', tags })
    .input(byId)
    .output(readCvSchema),
  remove: forEmployers
    .route({ method: 'DELETE', path: '/mailed-cvs/{id}', summary: 'Delete a CV that came by email', tags })
    .input(byId)
    .output(z.object({ done: z.literal(true) })),
};
