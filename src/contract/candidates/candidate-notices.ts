import { z } from 'zod';

import { applicantSnapshotSchema } from '#contract/applications/application-views.ts';
import { orUnclaimed } from '#contract/procedure.ts';

import { candidateOrigins } from './candidate-choices.ts';

const tags = ['People without an account'];

/** Informs a person about a company that added them (GDPR, article 14). */
const noticeSchema = z.object({
  id: z.uuid(),
  company: z.object({ name: z.string(), slug: z.string() }),
  origin: z.enum(candidateOrigins),
  source: z.string(),
  addedAt: z.iso.datetime(),
  /** Titles of the jobs for which the company entered them. */
  jobs: z.array(z.string()),
  /** When the company erases them without further contact; null while they have an application there. */
  keptUntil: z.iso.datetime().nullable(),
  objectedAt: z.iso.datetime().nullable(),
});

export type CandidateNotice = z.infer<typeof noticeSchema>;

/** For the export: what a company keeps of the person, without its own notes. */
export const keptDataSchema = z.object({
  company: z.string(),
  origin: z.enum(candidateOrigins),
  source: z.string(),
  phone: z.string(),
  facts: applicantSnapshotSchema,
  addedAt: z.iso.datetime(),
  toldAt: z.iso.datetime().nullable(),
  objectedAt: z.iso.datetime().nullable(),
});

export const candidateNoticesContract = {
  list: orUnclaimed.seekers
    .route({
      method: 'GET',
      path: '/me/candidate-notices',
      summary: 'List companies that added you as a candidate, latest first',
      tags,
    })
    .output(z.array(noticeSchema)),
  object: orUnclaimed.seekersBeforeTerms
    .route({
      method: 'POST',
      path: '/me/candidate-notices/{id}/object',
      summary: 'Object to being kept by a company',
      description: 'The company can no longer see you. The applications that it entered for you are erased.',
      tags,
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
};
