import { z } from 'zod';

import { emailSchema } from '#contract/accounts/accounts.ts';
import { localeSchema } from '#contract/choice-schemas.ts';
import { readCvSchema } from '#contract/cvs/cvs.ts';
import { personNameSchema, titleSchema } from '#contract/names.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forEmployers, orByKey } from '#contract/procedure.ts';
import { educationInput, profileInput, workExperienceInput } from '#contract/profiles/profiles.ts';
import { daySchema, lineSchema } from '#contract/text.ts';

import { CANDIDATE_ENTRIES_MAX, PHONE_MAX, SOURCE_TEXT_MAX } from './candidate-choices.ts';

const tags = ['Candidates'];
const id = { id: z.uuid() };
const byId = z.strictObject(id);
const done = z.object({ done: z.literal(true) });

/** What a company states about a person. */
export const candidateInput = z.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  phone: lineSchema(PHONE_MAX),
  ...profileInput.pick({ jobTitle: true, city: true, country: true, skills: true, languages: true }).shape,
  workExperience: z.array(workExperienceInput).max(CANDIDATE_ENTRIES_MAX),
  education: z.array(educationInput).max(CANDIDATE_ENTRIES_MAX),
  /** Where the company got their data; the person reads it. */
  source: titleSchema(SOURCE_TEXT_MAX).min(1),
  /** The language of their emails and their page. */
  locale: localeSchema,
});

export type CandidateInput = z.infer<typeof candidateInput>;

export const addCandidateInput = candidateInput.extend({
  /** A job of the company; the person gets an application for it. */
  jobId: z.uuid().nullable(),
  /** The member's own file of kind `cv`. */
  cvFileId: z.uuid().nullable(),
  /** An emailed CV, instead of a file. */
  mailedCvId: z.uuid().nullable().optional(),
  /** The day on which they were told that the company keeps their data; null: an email tells them in three days. */
  toldOn: daySchema.nullable(),
});

export type AddCandidateInput = z.infer<typeof addCandidateInput>;

export const addedCandidatesContract = {
  add: orByKey
    .employers('write_candidates')
    .route({
      method: 'POST',
      path: '/candidates',
      summary: 'Add a person to the company’s candidates',
      description:
        'The person is informed by email. 409 `candidate_known` with `candidateId` if the company knows the address; `candidate_objected` if the person does not want to be kept; `job_closed` if the job is neither open nor paused.',
      tags,
      successStatus: 201,
    })
    .input(addCandidateInput)
    .output(z.object({ ...id, applicationId: z.uuid().nullable() })),
  update: orByKey
    .employers('write_candidates')
    .route({
      method: 'PUT',
      path: '/candidates/{id}',
      summary: 'Correct what the company states about a candidate',
      description:
        '409 `wrong_status` for people who applied, and for another address once the person was informed; `candidate_known` and `candidate_objected` as when adding one.',
      tags,
    })
    .input(candidateInput.extend(id))
    .output(done),
  remove: orByKey
    .employers('write_candidates')
    .route({
      method: 'DELETE',
      path: '/candidates/{id}',
      summary: 'Erase a candidate whom the company added, permanently',
      description: '409 `wrong_status` for people who applied: their applications are kept for a period.',
      tags,
    })
    .input(byId)
    .output(done),
  tell: orByKey
    .employers('write_candidates')
    .route({
      method: 'POST',
      path: '/candidates/{id}/tell',
      summary: 'Inform a person now by email that the company keeps their data',
      description: '409 `wrong_status` if they were informed.',
      tags,
    })
    .input(byId)
    .output(done),
  markTold: orByKey
    .employers('write_candidates')
    .route({
      method: 'POST',
      path: '/candidates/{id}/told',
      summary: 'Record that the company informed a person',
      description: '409 `wrong_status` if they were informed.',
      tags,
    })
    .input(byId.extend({ on: daySchema }))
    .output(done),
  readCv: forEmployers
    .errors({ UNSUPPORTED_TYPE: { status: problems.UNSUPPORTED_TYPE, data: problemDataSchema } })
    .route({
      method: 'POST',
      path: '/candidates/read-cv',
      summary: 'Read suggestions from a CV that you uploaded',
      description: 'Takes your file of kind `cv`. Nothing is stored.',
      tags,
    })
    .input(z.strictObject({ fileId: z.uuid() }))
    .output(readCvSchema),
};
